import type Stripe from 'stripe'
import { ApiError } from '#sandbox/stripe/http/errors.ts'
import { BY_ITSELF } from '#sandbox/stripe/world.ts'
import type { World } from '#sandbox/stripe/world.ts'
import { capture } from './capture.ts'
import { abandonAttempt } from './decline.ts'
import { findIntent } from './payment-intents.ts'
import { usePaymentMethod } from './payment-methods.ts'

/** What the buyer pressed on the 3-D Secure or PayPal page. Pressing again changes nothing. */
export function decide(world: World, intentId: string, goesThrough: boolean): Stripe.PaymentIntent {
  const intent = findIntent(world, intentId)
  const attempt = world.store.get('attempt', intentId)
  const methodId = intent.payment_method
  if (attempt === undefined || attempt.decided || intent.status !== 'requires_action') return intent
  if (typeof methodId !== 'string') return intent
  world.store.put('attempt', { ...attempt, decided: true })
  const method = usePaymentMethod(world, methodId)
  if (!goesThrough) return abandonAttempt(world, BY_ITSELF, intent, method)
  try {
    return capture(world, BY_ITSELF, intent, method)
  } catch (error) {
    // The bank's refusal is already recorded; here nobody waits for it as an answer.
    if (error instanceof ApiError) return findIntent(world, intentId)
    throw error
  }
}
