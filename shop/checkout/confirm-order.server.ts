import { timingSafeEqual } from 'node:crypto'
import type { Customer, Order } from '#shop/orders/order.ts'
import { isDraft } from '#shop/orders/order-status.ts'
import { changeOrder } from '#shop/orders/change-order.server.ts'
import { findOrderByPayment } from '#shop/orders/order-store.server.ts'
import { settlePayment, type SettleServices } from '#shop/orders/settle-payment.server.ts'
import type { Payment } from '#shop/payments/payment.ts'
import type { ConfirmRequest } from './confirm-request.ts'

export type Confirmed =
  | { kind: 'order'; order: Order }
  | { kind: 'processing' }
  | { kind: 'unpaid' }
  /** No payment of ours, or not this buyer's: the two must not be told apart. */
  | { kind: 'unknown' }

/** The buyer is back from paying and asks for the order. It reads and settles; it believes nothing but the provider. */
export async function confirmOrder(
  services: SettleServices,
  sessionId: string | null,
  request: ConfirmRequest,
): Promise<Confirmed> {
  const order = await findOrderByPayment(services.database.db, request.paymentIntentId)
  if (!order) return { kind: 'unknown' }
  const own = sessionId !== null && sessionId === order.sessionId
  if (!own && !(await knowsSecret(services, request))) return { kind: 'unknown' }
  // The webhook was faster, or the page was loaded again: there is nothing left to settle.
  if (!isDraft(order.status)) return { kind: 'order', order }
  await fillBlanks(services, order, request)
  const settled = await settlePayment(services, request.paymentIntentId)
  if (settled === 'unknown') return { kind: 'unknown' }
  if (!isDraft(settled.order.status)) return { kind: 'order', order: settled.order }
  return { kind: settled.payment.state === 'processing' ? 'processing' : 'unpaid' }
}

async function knowsSecret(services: SettleServices, request: ConfirmRequest): Promise<boolean> {
  if (request.clientSecret === undefined) return false
  const payment: Payment | null = await services.payments.read(request.paymentIntentId)
  const wanted = Buffer.from(payment?.clientSecret ?? '')
  const given = Buffer.from(request.clientSecret)
  return wanted.length > 0 && wanted.length === given.length && timingSafeEqual(wanted, given)
}

/** The draft knows the buyer already; only what it lacks is taken, and nothing that the price depends on. */
async function fillBlanks(services: SettleServices, order: Order, request: ConfirmRequest): Promise<void> {
  if (!request.customerInfo || order.status !== 'awaiting_payment') return
  const {
    deliveryMethod: _,
    state: _state,
    postcode: _postcode,
    notes: _notes,
    ...offered
  } = request.customerInfo
  const place = order.method === 'delivery' ? {} : { address: '', city: '' }
  const blanks = Object.fromEntries(
    Object.entries({ ...offered, ...place }).filter(
      ([field, value]) => value !== '' && isBlank(order.customer, field),
    ),
  )
  if (Object.keys(blanks).length === 0) return
  await changeOrder(services.database.db, order.id, blanks, services.clock())
}

const isBlank = (customer: Customer, field: string) =>
  Object.entries(customer).some(([name, value]) => name === field && value === '')
