import type Stripe from 'stripe'
import type { PaymentEvent } from './payment.ts'

/** Stripe's own advice: an event signed longer ago than this may be a recording played back. */
const TOLERANCE_SECONDS = 300

/** Everything the shop acts upon; `docs/going-live.md` asks the owner for the same. */
export const WANTED_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'charge.dispute.created',
] as const

/** Verifies the raw bytes. What an event says is not believed beyond which payment it is about. */
export function verifyStripeEvent(
  stripe: Stripe,
  secret: string | null,
  rawBody: string,
  signature: string | undefined,
): PaymentEvent | null {
  if (secret === null || signature === undefined) return null
  try {
    const event = stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS)
    return { id: event.id, type: event.type, paymentId: paymentIdOf(event.data.object) }
  } catch {
    return null
  }
}

/** The object is a payment intent, or something that belongs to one (charge, refund, dispute). */
function paymentIdOf(object: object): string | null {
  if ('object' in object && object.object === 'payment_intent' && 'id' in object) return String(object.id)
  if (!('payment_intent' in object)) return null
  const owner = object.payment_intent
  if (typeof owner === 'string') return owner
  return typeof owner === 'object' && owner !== null && 'id' in owner ? String(owner.id) : null
}
