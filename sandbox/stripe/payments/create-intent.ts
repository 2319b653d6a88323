import type Stripe from 'stripe'
import { invalidRequest } from '#sandbox/stripe/http/errors.ts'
import type { Caller } from '#sandbox/stripe/http/call.ts'
import { needed } from '#sandbox/stripe/http/params.ts'
import type { Read } from '#sandbox/stripe/http/params.ts'
import type { World } from '#sandbox/stripe/world.ts'
import { checkAmount, checkCurrency } from './amounts.ts'
import { confirmIntent, refuseUnfit, requireReturnUrl } from './confirm-intent.ts'
import { emit } from './events.ts'
import { changesFrom } from './intent-changes.ts'
import type { createIntentShape } from './intent-params.ts'
import { blankIntent } from './payment-intents.ts'
import { createPaymentMethod, usePaymentMethod } from './payment-methods.ts'

export function createIntent(
  world: World,
  caller: Caller,
  given: Read<typeof createIntentShape>,
): Stripe.PaymentIntent {
  const amount = needed(given.amount, 'amount')
  const currency = checkCurrency(needed(given.currency, 'currency'))
  checkAmount(amount, currency)
  const blank = blankIntent(world, amount, currency, automaticMethods(given))
  const draft = { ...blank, ...changesFrom(blank, given) }
  if (given.confirm === true) requireReturnUrl(draft, caller, given)
  else refuseWithoutConfirm(given)
  const method = chosenMethod(world, given)
  if (given.confirm === true) refuseUnfit(draft, needed(method ?? undefined, 'payment_method'), given)
  const intent = world.store.put('payment_intent', {
    ...draft,
    ...(method === null ? {} : { payment_method: method.id, status: 'requires_confirmation' as const }),
  })
  emit(world, caller, 'payment_intent.created', intent)
  if (given.confirm !== true) return intent
  const { payment_method: _method, payment_method_data: _data, shipping: _shipping, ...confirmation } = given
  return confirmIntent(world, caller, intent, confirmation)
}

/** Switched on unless switched off, since a shop that says nothing wants what its account offers. */
function automaticMethods(
  given: Read<typeof createIntentShape>,
): Stripe.PaymentIntent['automatic_payment_methods'] {
  const automatic = given.automatic_payment_methods
  if (automatic === undefined) return { enabled: true, allow_redirects: 'always' }
  if (needed(automatic.enabled, 'automatic_payment_methods[enabled]')) {
    return { enabled: true, allow_redirects: automatic.allow_redirects ?? 'always' }
  }
  return null
}

function chosenMethod(world: World, given: Read<typeof createIntentShape>): Stripe.PaymentMethod | null {
  if (given.payment_method_data !== undefined) {
    return createPaymentMethod(world, given.payment_method_data, 'payment_method_data')
  }
  return given.payment_method === undefined ? null : usePaymentMethod(world, given.payment_method)
}

function refuseWithoutConfirm(given: Read<typeof createIntentShape>): void {
  for (const param of ['return_url', 'off_session', 'error_on_requires_action', 'mandate_data'] as const) {
    if (given[param] === undefined) continue
    throw invalidRequest(`The parameter ${param} can only be given together with confirm=true.`, { param })
  }
}
