import type { PaymentEvent } from '#shop/payments/payment.ts'
import { isDraft } from './order-status.ts'
import { findOrderByPayment } from './order-store.server.ts'
import { settlePayment, type SettleServices } from './settle-payment.server.ts'
import { paymentEvents } from './tables.server.ts'

export type EventOutcome = 'settled' | 'repeated' | 'not-ours'

/**
 * Settles first and notes the event's id afterwards: a crash in between lets the provider call again, which changes
 * nothing. The other way round an event could be noted and never acted upon.
 */
export async function recordPaymentEvent(
  services: SettleServices,
  event: PaymentEvent,
): Promise<EventOutcome> {
  const settled = await settleEvent(services, event)
  const noted = await services.database.db
    .insert(paymentEvents)
    .values({ id: event.id, type: event.type, receivedAt: services.clock() })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  if (!settled) return 'not-ours'
  return noted.length > 0 ? 'settled' : 'repeated'
}

/** False for a payment that no checkout of ours opened. */
async function settleEvent(services: SettleServices, { type, paymentId }: PaymentEvent): Promise<boolean> {
  if (paymentId === null) return false
  // The browser was faster: that a paid order is paid is no news. Refunds and disputes come as other events.
  if (type === 'payment_intent.succeeded') {
    const order = await findOrderByPayment(services.database.db, paymentId)
    if (order && !isDraft(order.status)) return true
  }
  return (await settlePayment(services, paymentId)) !== 'unknown'
}
