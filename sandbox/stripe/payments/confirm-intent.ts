import type Stripe from 'stripe'
import type { Caller } from '#sandbox/stripe/http/call.ts'
import { ApiError, invalidRequest, unexpectedState } from '#sandbox/stripe/http/errors.ts'
import type { Read } from '#sandbox/stripe/http/params.ts'
import type { World } from '#sandbox/stripe/world.ts'
import { toShipping } from './addresses.ts'
import { capture } from './capture.ts'
import { declineError, refusePayment } from './decline.ts'
import { emit } from './events.ts'
import type { confirmIntentShape } from './intent-params.ts'
import { mayRedirect, methodTypes } from './method-types.ts'
import { beginAttempt, nextAction } from './next-action.ts'
import { putIntent } from './payment-intents.ts'
import { createPaymentMethod, testCardOf, usePaymentMethod } from './payment-methods.ts'

export type Confirmation = Read<typeof confirmIntentShape>

const CONFIRMABLE: string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']

export function confirmIntent(
  world: World,
  caller: Caller,
  intent: Stripe.PaymentIntent,
  given: Confirmation,
): Stripe.PaymentIntent {
  if (!CONFIRMABLE.includes(intent.status)) {
    const message = `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. That is possible only while its status is one of: ${CONFIRMABLE.join(', ')}.`
    throw unexpectedState(intent, message)
  }
  requireReturnUrl(intent, caller, given)
  const changes = confirmationChanges(intent, caller, given)
  const method = methodFor(world, intent, given)
  refuseUnfit({ ...intent, ...changes }, method, given)
  const ready = putIntent(world, intent, {
    ...changes,
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
    status: 'requires_confirmation',
  })
  const card = testCardOf(world, method)
  if (card !== null && !card.threeDSecure) return capture(world, caller, ready, method)
  if (card !== null && (given.off_session === true || given.error_on_requires_action === true)) {
    throw declineError(refusePayment(world, caller, ready, method, AUTHENTICATION_REQUIRED))
  }
  return askBuyer(world, caller, ready, method, given)
}

/** Sends the buyer to the 3-D Secure or PayPal page; what they decide there comes back through decide(). */
function askBuyer(
  world: World,
  caller: Caller,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  given: Confirmation,
): Stripe.PaymentIntent {
  const attempt = beginAttempt(world, intent.id, given.return_url ?? null)
  const waiting = putIntent(world, intent, {
    status: 'requires_action',
    next_action: nextAction(intent, method, attempt, caller.origin, given.use_stripe_sdk === true),
  })
  emit(world, caller, 'payment_intent.requires_action', waiting)
  return waiting
}

/** Said before anything is recorded, so that a wrong question leaves no trace. */
export function refuseUnfit(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  given: Confirmation,
): void {
  if (!intent.payment_method_types.includes(method.type)) {
    const message = `The PaymentMethod type ${method.type} is not allowed for this PaymentIntent (${intent.payment_method_types.join(', ')}).`
    throw invalidRequest(message, { param: 'payment_method' })
  }
  if (method.type === 'paypal' && given.return_url === undefined) {
    const message = 'This payment method sends the buyer away, so return_url is needed.'
    throw invalidRequest(message, { code: 'parameter_missing', param: 'return_url' })
  }
}

const AUTHENTICATION_REQUIRED = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

/** As Stripe: where a redirecting method could be chosen, a server must say where the buyer comes back to. */
export function requireReturnUrl(intent: Stripe.PaymentIntent, caller: Caller, given: Confirmation): void {
  if (caller.keyKind === 'publishable' || !mayRedirect(intent)) return
  if (given.return_url !== undefined || given.use_stripe_sdk === true) return
  const message =
    "This PaymentIntent accepts payment methods that may redirect the buyer, so confirming it needs a `return_url`. To accept only methods that never redirect, create it with automatic_payment_methods[allow_redirects]='never'."
  throw invalidRequest(message, { param: 'return_url' })
}

function confirmationChanges(
  intent: Stripe.PaymentIntent,
  caller: Caller,
  given: Confirmation,
): Partial<Stripe.PaymentIntent> {
  if (given.amount_to_confirm !== undefined && given.amount_to_confirm !== intent.amount) {
    const message = `The amount to confirm (${given.amount_to_confirm}) is not the amount of the PaymentIntent (${intent.amount}).`
    throw new ApiError(400, { type: 'invalid_request_error', message, param: 'amount_to_confirm' })
  }
  const shipping = given.shipping === undefined || given.shipping === null ? null : toShipping(given.shipping)
  const differs = JSON.stringify(shipping) !== JSON.stringify(intent.shipping)
  if (caller.keyKind === 'publishable' && shipping !== null && intent.shipping !== null && differs) {
    const message =
      'The shipping details were set with a secret key and cannot be changed with a publishable key.'
    throw invalidRequest(message, { code: 'payment_intent_invalid_parameter', param: 'shipping' })
  }
  return {
    ...methodTypes(intent, given),
    ...(given.shipping === undefined ? {} : { shipping }),
    ...(given.receipt_email === undefined ? {} : { receipt_email: given.receipt_email }),
    ...(given.setup_future_usage === undefined ? {} : { setup_future_usage: given.setup_future_usage }),
  }
}

function methodFor(world: World, intent: Stripe.PaymentIntent, given: Confirmation): Stripe.PaymentMethod {
  if (given.payment_method_data !== undefined) {
    return createPaymentMethod(world, given.payment_method_data, 'payment_method_data')
  }
  const id = given.payment_method ?? intent.payment_method
  if (typeof id === 'string') return usePaymentMethod(world, id)
  throw unexpectedState(
    intent,
    'You cannot confirm this PaymentIntent because it is missing a payment method.',
  )
}
