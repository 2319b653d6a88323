import { sql } from 'drizzle-orm'
import { prepared } from '#platform/prepared.server.ts'
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
  const { id, type } = event
  const noted = await insertEvent(services.database.db).execute({ id, type, now: services.clock() })
  if (!settled) return 'not-ours'
  return noted.length > 0 ? 'settled' : 'repeated'
}

const insertEvent = prepared('payment event', (db) =>
  db
    .insert(paymentEvents)
    .values({
      id: sql.placeholder('id'),
      type: sql.placeholder('type'),
      receivedAt: sql.placeholder('now'),
    })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id }),
)

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
