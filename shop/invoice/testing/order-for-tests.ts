import type { Order } from '#shop/orders/order.ts'
import { cents } from '#shop/money/cents.ts'
import { quote } from '#shop/pricing/quote.ts'
import type { DeliveryMethod } from '#shop/shipping/delivery-method.ts'
import { postcodeOrNull } from '#shop/shipping/postcode.ts'

/** Friday 13 November 2026, 10:00 in Sydney. */
export const FRIDAY_MORNING = new Date('2026-11-12T23:00:00Z')

export const PRODUCT = { id: 'plunge-one', name: 'Plunge One', price: cents(499_900), stock: 8 }

export function quoteForTests(method: DeliveryMethod = 'delivery', quantity = 1, postcode = '2000') {
  const items = [{ productId: PRODUCT.id, quantity }]
  const priced = quote([PRODUCT], {
    items,
    method,
    postcode: postcodeOrNull(postcode),
    now: FRIDAY_MORNING,
  })
  if (!priced.ok) throw new Error(`The sample order cannot be priced: ${priced.error.reason}`)
  return priced.value
}

/** A paid order of one tub to Sydney; `change` says what is different about this one. */
export function orderForTests(change: Partial<Order> = {}): Order {
  const priced = change.quote ?? quoteForTests(change.method ?? 'delivery')
  return {
    id: '0b8e3c5e-6a52-4c3b-9f43-4f1f5f0d2a11',
    number: 'PO-7KQ4MXWB',
    sessionId: null,
    status: 'paid',
    paymentId: 'pi_1',
    paymentStatus: 'paid',
    quote: priced,
    total: priced.total,
    refunded: cents(0),
    method: priced.method,
    customer: {
      name: 'Zoë Łukasz-Đorđević',
      email: 'zoe@example.com',
      phone: '0491 570 006',
      address: '12 Example Street',
      city: 'Sydney',
      state: 'NSW',
      postcode: '2000',
      notes: '',
    },
    payingTab: null,
    payingSince: null,
    buyNow: false,
    holdReason: null,
    invoiceNumber: 1001,
    carrier: null,
    tracking: null,
    dispatchedOn: null,
    stockTaken: true,
    createdAt: FRIDAY_MORNING,
    paidAt: FRIDAY_MORNING,
    ...change,
  }
}
