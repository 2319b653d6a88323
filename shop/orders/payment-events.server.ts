import type { PaymentEvent } from '#shop/payments/payment.ts'
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
  const settled = event.paymentId === null ? 'unknown' : await settlePayment(services, event.paymentId)
  const noted = await services.database.db
    .insert(paymentEvents)
    .values({ id: event.id, type: event.type, receivedAt: services.clock() })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  if (settled === 'unknown') return 'not-ours'
  return noted.length > 0 ? 'settled' : 'repeated'
}
