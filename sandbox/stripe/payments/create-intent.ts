import type Stripe from 'stripe'
import { invalidRequest } from '#sandbox/stripe/http/errors.ts'
import type { Caller } from '#sandbox/stripe/http/call.ts'
import { needed } from '#sandbox/stripe/http/params.ts'
import type { Read } from '#sandbox/stripe/http/params.ts'
import type { World } from '#sandbox/stripe/world.ts'
import { checkAmount, checkCurrency } from './amounts.ts'
import { confirmIntent, requireReturnUrl } from './confirm-intent.ts'
import { emit } from './events.ts'
import { changesFrom } from './intent-changes.ts'
import type { createIntentShape } from './intent-params.ts'
import { blankIntent } from './payment-intents.ts'
import { createPaymentMethod, usePaymentMethod } from './payment-methods.ts'

/** What an account with everything switched on offers; PayPal is the redirecting one. */
const EVERY_METHOD = ['card', 'paypal']
const CARD_ONLY = ['card']

export function createIntent(
  world: World,
  caller: Caller,
  given: Read<typeof createIntentShape>,
): Stripe.PaymentIntent {
  const amount = needed(given.amount, 'amount')
  const currency = checkCurrency(needed(given.currency, 'currency'))
  checkAmount(amount, currency)
  const blank = blankIntent(world, amount, currency)
  const draft = { ...blank, ...changesFrom(blank, given), ...methodsFrom(given) }
  if (given.confirm === true) requireReturnUrl(draft, caller, given)
  else refuseWithoutConfirm(given)
  const method = chosenMethod(world, given)
  const intent = world.store.put('payment_intent', {
    ...draft,
    ...(method === null ? {} : { payment_method: method.id, status: 'requires_confirmation' as const }),
  })
  emit(world, caller, 'payment_intent.created', intent)
  if (given.confirm !== true) return intent
  const { payment_method: _method, payment_method_data: _data, shipping: _shipping, ...confirmation } = given
  return confirmIntent(world, caller, intent, confirmation)
}

function methodsFrom(given: Read<typeof createIntentShape>): Partial<Stripe.PaymentIntent> {
  const automatic = given.automatic_payment_methods
  if (given.payment_method_types !== undefined) {
    if (automatic?.enabled === true) {
      const message =
        'You may only give one of these parameters: automatic_payment_methods, payment_method_types.'
      throw invalidRequest(message, { code: 'parameters_exclusive', param: 'payment_method_types' })
    }
    return { payment_method_types: given.payment_method_types }
  }
  if (automatic?.enabled === false) return { payment_method_types: CARD_ONLY }
  const allow_redirects = automatic?.allow_redirects ?? 'always'
  return {
    automatic_payment_methods: { enabled: true, allow_redirects },
    payment_method_types: allow_redirects === 'never' ? CARD_ONLY : EVERY_METHOD,
  }
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
