import type Stripe from 'stripe'
import { unexpectedState } from '#sandbox/stripe/http/errors.ts'
import type { Read } from '#sandbox/stripe/http/params.ts'
import type { World } from '#sandbox/stripe/world.ts'
import { changesFrom } from './intent-changes.ts'
import type { updateIntentShape } from './intent-params.ts'
import { putIntent } from './payment-intents.ts'
import { createPaymentMethod, usePaymentMethod } from './payment-methods.ts'

const OPEN: string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** What belongs to the payment itself, and is fixed once it is under way. */
const PAYMENT_PARAMS = [
  'allowed_payment_method_types',
  'amount',
  'capture_method',
  'currency',
  'excluded_payment_method_types',
  'payment_method',
  'payment_method_data',
  'setup_future_usage',
] as const

export function updateIntent(
  world: World,
  intent: Stripe.PaymentIntent,
  given: Read<typeof updateIntentShape>,
): Stripe.PaymentIntent {
  const fixed = PAYMENT_PARAMS.find((param) => given[param] !== undefined)
  if (fixed !== undefined && !OPEN.includes(intent.status)) {
    const message = `This PaymentIntent's ${fixed} could not be updated because it has a status of ${intent.status}. That is possible only while its status is one of: ${OPEN.join(', ')}.`
    throw unexpectedState(intent, message)
  }
  const changes = changesFrom(intent, given)
  const method =
    given.payment_method_data !== undefined
      ? createPaymentMethod(world, given.payment_method_data, 'payment_method_data')
      : given.payment_method !== undefined
        ? usePaymentMethod(world, given.payment_method)
        : null
  return putIntent(world, intent, { ...changes, ...stepBack(world, intent, changes, method) })
}

/**
 * A new method or amount undoes what was begun for the old one: the buyer who proved to be themselves for one amount
 * has not done so for another.
 */
function stepBack(
  world: World,
  intent: Stripe.PaymentIntent,
  changes: Partial<Stripe.PaymentIntent>,
  method: Stripe.PaymentMethod | null,
): Partial<Stripe.PaymentIntent> {
  const begun = intent.status === 'requires_action'
  if (method === null && !(begun && changes.amount !== intent.amount)) return {}
  if (begun) world.store.remove('attempt', intent.id)
  const payment_method = method?.id ?? intent.payment_method
  return { payment_method, status: 'requires_confirmation', next_action: null }
}
