import type Stripe from 'stripe'
import type { Cause, World } from '#sandbox/stripe/world.ts'
import { putCharge } from './charges.ts'
import { declineError, refusePayment } from './decline.ts'
import { openDispute } from './disputes.ts'
import { emit } from './events.ts'
import { putIntent } from './payment-intents.ts'
import { testCardOf } from './payment-methods.ts'

/** Takes the money, or throws the card error that the bank answered with. */
export function capture(
  world: World,
  cause: Cause,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
  const outcome = testCardOf(world, method)?.outcome ?? { kind: 'succeeds' }
  if (outcome.kind === 'declines') throw declineError(refusePayment(world, cause, intent, method, outcome))
  const hold = world.knobs.takeHold()
  if (hold !== null) return keepProcessing(world, cause, intent, hold.outcome, hold.settleAfterMs)
  return succeed(world, cause, intent, method)
}

export function succeed(
  world: World,
  cause: Cause,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
  const card = testCardOf(world, method)
  const charge = putCharge(world, intent, method, { paid: true, threeDSecure: card?.threeDSecure ?? false })
  emit(world, cause, 'charge.succeeded', charge)
  const paid = putIntent(world, intent, {
    amount_received: intent.amount,
    latest_charge: charge.id,
    next_action: null,
    processing: null,
    status: 'succeeded',
  })
  emit(world, cause, 'payment_intent.succeeded', paid)
  if (card?.outcome.kind === 'succeeds' && card.outcome.disputed === true) openDispute(world, cause, charge)
  return paid
}

function keepProcessing(
  world: World,
  cause: Cause,
  intent: Stripe.PaymentIntent,
  outcome: 'succeeded' | 'failed',
  settleAfterMs: number | null,
): Stripe.PaymentIntent {
  const settleAt = settleAfterMs === null ? null : Date.now() + settleAfterMs
  world.store.put('hold', { id: intent.id, outcome, settleAt })
  const processing = putIntent(world, intent, { status: 'processing', next_action: null })
  emit(world, cause, 'payment_intent.processing', processing)
  world.hold(intent.id)
  return processing
}
