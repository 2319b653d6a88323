import { expect, test } from 'vitest'
import type { Order } from '#shop/orders/order.ts'
import { invoicePaper, isInvoiced, type InvoicedOrder } from './invoice-paper.ts'
import { orderForTests, quoteForTests } from './testing/order-for-tests.ts'

const seller = {
  legalName: 'Cold Water Pty Ltd',
  abn: '51824753556',
  phone: '1300 975 707',
  email: 'hello@plunge-one.example',
}

function invoiced(change: Partial<Order> = {}): InvoicedOrder {
  const order = orderForTests(change)
  if (!isInvoiced(order)) throw new Error('the sample order should have an invoice')
  return order
}

test('an invoice carries everything the law asks for above $1,000', () => {
  const paper = invoicePaper(invoiced(), seller)
  expect(paper.title).toBe('Tax invoice')
  expect(paper.seller.slice(0, 2)).toEqual(['Cold Water Pty Ltd', 'ABN 51 824 753 556'])
  expect(paper.buyer).toEqual([
    'Zoë Łukasz-Đorđević',
    '12 Example Street',
    'Sydney NSW 2000',
    'zoe@example.com',
  ])
  expect(paper.facts).toContainEqual({ label: 'Invoice number', value: '1001' })
  expect(paper.facts).toContainEqual({ label: 'Date of issue', value: 'Friday 13 November 2026' })
  expect(paper.rows).toEqual([
    ['Plunge One - Premium Ice Plunge Pool', '1', '$4,999.00', '$4,999.00'],
    ['Next Day Delivery', '1', '$200.00', '$200.00'],
  ])
  expect(paper.totals).toContainEqual({
    label: 'Total price including GST',
    value: '$5,199.00',
    strong: true,
  })
  expect(paper.totals).toContainEqual({ label: 'GST included in the total', value: '$472.64' })
})

test('a shop without an ABN prints a sample that nobody can mistake for a tax invoice', () => {
  const paper = invoicePaper(invoiced(), { ...seller, abn: null })
  expect(paper.title).toBe('Sample, not a tax invoice')
  expect(paper.seller.join()).not.toContain('ABN')
  expect(paper.notes.join()).toContain('GST cannot be claimed')
})

test('quantity, delivery and total are those of the quote that was paid', () => {
  const paper = invoicePaper(invoiced({ quote: quoteForTests('delivery', 3, '6000') }), seller)
  expect(paper.rows[0]).toEqual(['Plunge One - Premium Ice Plunge Pool', '3', '$4,999.00', '$14,997.00'])
  expect(paper.rows[1]).toEqual(['Standard Delivery', '1', '$500.00', '$500.00'])
})

test('a payment just before midnight in UTC is dated by the Sydney calendar', () => {
  const paper = invoicePaper(invoiced({ paidAt: new Date('2026-12-31T13:30:00Z') }), seller)
  expect(paper.facts).toContainEqual({ label: 'Date of issue', value: 'Friday 1 January 2027' })
})

test('a buyer without name and address is still identified', () => {
  const customer = { ...invoiced().customer, name: '', address: '', city: '', state: '', postcode: '' }
  expect(invoicePaper(invoiced({ customer }), seller).buyer).toEqual(['zoe@example.com'])
})

test('an order that was never fulfilled has no invoice', () => {
  expect(isInvoiced(orderForTests({ invoiceNumber: null, status: 'oversold' }))).toBe(false)
})
