import type Stripe from 'stripe'
import { unexpectedState } from '#sandbox/stripe/http/errors.ts'
import type { Cause, World } from '#sandbox/stripe/world.ts'
import { emit } from './events.ts'
import { putIntent } from './payment-intents.ts'

const CANCELABLE: string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']

export function cancelIntent(
  world: World,
  cause: Cause,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Stripe.PaymentIntent {
  if (!CANCELABLE.includes(intent.status)) {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. That is possible only while its status is one of: ${CANCELABLE.join(', ')}.`
    throw unexpectedState(intent, message)
  }
  world.store.remove('attempt', intent.id)
  const canceled = putIntent(world, intent, {
    status: 'canceled',
    canceled_at: world.now(),
    cancellation_reason: reason,
    next_action: null,
  })
  emit(world, cause, 'payment_intent.canceled', canceled)
  return canceled
}
