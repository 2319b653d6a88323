import type Stripe from 'stripe'
import { BY_ITSELF } from '#sandbox/stripe/world.ts'
import type { World } from '#sandbox/stripe/world.ts'
import { succeed } from './capture.ts'
import { refusePayment } from './decline.ts'
import { findIntent } from './payment-intents.ts'
import { usePaymentMethod } from './payment-methods.ts'

const FAILED_LATER = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
}

/** Ends a payment that was kept in `processing`; null when it is not. */
export function settleHold(
  world: World,
  intentId: string,
  outcome?: 'succeeded' | 'failed',
): Stripe.PaymentIntent | null {
  const hold = world.store.get('hold', intentId)
  if (hold === undefined) return null
  world.store.remove('hold', intentId)
  const intent = findIntent(world, intentId)
  if (intent.status !== 'processing' || typeof intent.payment_method !== 'string') return null
  const method = usePaymentMethod(world, intent.payment_method)
  return (outcome ?? hold.outcome) === 'succeeded'
    ? succeed(world, BY_ITSELF, intent, method)
    : refusePayment(world, BY_ITSELF, intent, method, FAILED_LATER)
}
