import type { Clock } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.server.ts'
import { err, ok, type Result } from '#platform/result.ts'
import { loadProducts } from '#shop/catalogue/product-store.server.ts'
import type { Order } from '#shop/orders/order.ts'
import { changeOrder } from '#shop/orders/change-order.server.ts'
import { settlePayment, type SettleServices } from '#shop/orders/settle-payment.server.ts'
import type { Payment } from '#shop/payments/payment.ts'
import { quote, type Quote } from '#shop/pricing/quote.ts'
import { postcodeOrNull } from '#shop/shipping/postcode.ts'
import { missingAtPay } from './customer-info.ts'
import { findPaidFrom, openDraft, startDraft } from './draft-order.server.ts'
import { paymentDetails, receiver } from './payment-details.ts'
import { wantedItems, type PaymentSessionRequest } from './payment-session-request.ts'
import type { SessionRefusal } from './session-refusal.ts'

export type PaymentSession = { clientSecret: string; paymentId: string; checkoutId: string; quote: Quote }

/** As long as a card confirmation may take; 3-D Secure is recognised by the payment's own state instead. */
const PAYING_MS = 60_000

/**
 * Starts the payment of a checkout, or brings it up to date. One session has one open checkout, one checkout has one
 * payment: a reload, a second tab or a changed postcode all continue it.
 */
export async function refreshPaymentSession(
  services: SettleServices,
  sessionId: string,
  request: PaymentSessionRequest,
): Promise<Result<PaymentSession, SessionRefusal>> {
  const { database, clock } = services
  const now = clock()
  const info = request.customerInfo
  if (request.paying) {
    const fields = missingAtPay(info)
    if (Object.keys(fields).length > 0) return err({ reason: 'incomplete', fields })
  }
  const paid = await findPaidFrom(database.db, sessionId, request.tab)
  if (paid !== null) return err({ reason: 'already-paid', ...paid })
  const quoted = quote(await loadProducts(database.db), {
    items: wantedItems(request),
    method: info.deliveryMethod,
    postcode: postcodeOrNull(info.postcode),
    now,
  })
  if (!quoted.ok) return err({ reason: 'not-sellable', refusal: quoted.error })
  if (quoted.value.total !== request.amount) return err({ reason: 'price-changed', quote: quoted.value })

  const outcome = await database.transaction((tx) => refresh(services, tx, sessionId, request, quoted.value))
  if (outcome.ok || outcome.error.reason !== 'already-paid') return outcome
  // Paid in another tab, or the answer got lost: the order is completed now instead of being paid twice.
  const settled = await settlePayment(services, outcome.error.paymentId)
  return settled === 'unknown' ? outcome : err({ ...outcome.error, orderNumber: settled.order.number })
}

type Refreshed = Result<PaymentSession, SessionRefusal>

/** The draft stays locked meanwhile: two changes at once reach the provider one after the other, the later one last. */
async function refresh(
  services: SettleServices,
  tx: Transaction,
  sessionId: string,
  request: PaymentSessionRequest,
  price: Quote,
): Promise<Refreshed> {
  const { payments, clock } = services
  const fresh = { sessionId, request, quote: price, now: clock() }
  const open = await openDraft(tx, sessionId)
  // Asked again under the lock: it may have been settled since.
  const paid = open ? null : await findPaidFrom(tx.db, sessionId, request.tab)
  if (paid !== null) return err({ reason: 'already-paid', ...paid })
  const draft = open ?? (await startDraft(tx, fresh))
  if (paysElsewhere(draft, request, clock)) return err({ reason: 'paying-elsewhere' })

  if (draft.paymentId === null) return ok(await begin(services, tx, draft, request, price))

  const payment = await payments.read(draft.paymentId)
  if (payment?.state === 'succeeded')
    return err({ reason: 'already-paid', paymentId: payment.id, orderNumber: draft.number })
  if (payment?.state === 'processing') return err({ reason: 'processing', paymentId: payment.id })
  if (payment && payment.state !== 'canceled' && !mustReplace(payment, draft, request)) {
    const current = await payments.update(payment.id, paymentDetails(request, price))
    return ok(await save(services, tx, draft, current, request, price))
  }
  // The old payment must not be payable any more before a second one exists.
  const ended = payment && payment.state !== 'canceled' ? await payments.cancel(payment.id) : payment
  if (ended?.state === 'succeeded')
    return err({ reason: 'already-paid', paymentId: ended.id, orderNumber: draft.number })
  await changeOrder(tx.db, draft.id, { status: 'expired' }, clock())
  const next = await startDraft(tx, fresh)
  return ok(await begin(services, tx, next, request, price))
}

/** The draft is as new as its payment: both are kept by this transaction, or neither. */
async function begin(
  services: SettleServices,
  tx: Transaction,
  draft: Order,
  request: PaymentSessionRequest,
  price: Quote,
): Promise<PaymentSession> {
  const payment = await services.payments.open(draft.id, paymentDetails(request, price))
  return save(services, tx, draft, payment, request, price)
}

function paysElsewhere(draft: Order, request: PaymentSessionRequest, clock: Clock): boolean {
  if (draft.payingSince === null || draft.payingTab === null || draft.payingTab === request.tab) return false
  return clock().getTime() - draft.payingSince.getTime() < PAYING_MS
}

/** A bank's page may be open for the old amount: that payment is ended rather than changed under the buyer's hands. */
function mustReplace(payment: Payment, draft: Order, request: PaymentSessionRequest): boolean {
  return (
    payment.state === 'needs-action' &&
    (payment.amount !== request.amount || draft.payingTab !== (request.tab ?? null))
  )
}

async function save(
  services: SettleServices,
  tx: Transaction,
  draft: Order,
  payment: Payment,
  request: PaymentSessionRequest,
  price: Quote,
): Promise<PaymentSession> {
  const now = services.clock()
  await changeOrder(
    tx.db,
    draft.id,
    {
      ...receiver(request),
      notes: request.customerInfo.notes,
      email: request.customerInfo.email,
      paymentId: payment.id,
      quote: price,
      totalCents: price.total,
      method: request.customerInfo.deliveryMethod,
      buyNow: request.buyNow ?? false,
      payingTab: request.paying ? (request.tab ?? null) : null,
      payingSince: request.paying ? now : null,
      checkedAt: null,
    },
    now,
  )
  return { clientSecret: payment.clientSecret, paymentId: payment.id, checkoutId: draft.id, quote: price }
}
