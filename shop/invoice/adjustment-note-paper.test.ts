import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, gstInside } from '#shop/money/cents.ts'
import { adjustmentNotePaper } from './adjustment-note-paper.ts'
import { isInvoiced } from './invoice-paper.ts'
import { FRIDAY_MORNING, orderForTests } from './testing/order-for-tests.ts'

const seller = { legalName: 'Cold Water Pty Ltd', abn: '51824753556', phone: '1', email: 'a@b.example' }

function noteFor(amount: number, refundedBefore: number, abn: string | null = seller.abn) {
  const order = orderForTests()
  if (!isInvoiced(order)) throw new Error('the sample order should have an invoice')
  const refund = { number: 1003, reason: 'requested_by_customer', issuedAt: FRIDAY_MORNING }
  const adjustment = { ...refund, amount: cents(amount), refundedBefore: cents(refundedBefore) }
  return adjustmentNotePaper(order, adjustment, { ...seller, abn })
}

const gstOf = (amount: number, before: number) =>
  Number(noteFor(amount, before).totals[1]?.value.replaceAll(/[$,.]/g, ''))

test('a refund makes an adjustment note that names the invoice, the reason and the change', () => {
  const paper = noteFor(100_000, 5_000)
  expect(paper.title).toBe('Adjustment note')
  expect(paper.facts).toContainEqual({ label: 'Note number', value: '1003' })
  expect(paper.facts).toContainEqual({ label: 'To tax invoice', value: '1001 of Friday 13 November 2026' })
  expect(paper.rows).toEqual([
    ['Price before this adjustment', '$5,149.00', '$468.09'],
    ['Refund: requested by the buyer', '-$1,000.00', '-$90.91'],
    ['Price after this adjustment', '$4,149.00', '$377.18'],
  ])
})

test('a full refund leaves nothing to pay and no GST', () => {
  expect(noteFor(519_900, 0).rows[2]).toEqual(['Price after this adjustment', '$0.00', '$0.00'])
})

test('without an ABN it is a sample', () => {
  expect(noteFor(100, 0, null).title).toBe('Sample, not an adjustment note')
})

test('the GST of several part refunds adds up to the GST of the invoice, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 519_898 }), (first) => {
      expect(gstOf(first, 0) + gstOf(519_900 - first, first)).toBe(gstInside(cents(519_900)))
    }),
  )
})
