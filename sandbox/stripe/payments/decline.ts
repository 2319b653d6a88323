import type Stripe from 'stripe'
import { docUrl } from '#sandbox/stripe/http/doc-url.ts'
import { ApiError } from '#sandbox/stripe/http/errors.ts'
import type { Cause, World } from '#sandbox/stripe/world.ts'
import { putCharge } from './charges.ts'
import { emit } from './events.ts'
import { putIntent } from './payment-intents.ts'

export type Refusal = { code: string; declineCode: string; message: string; blocked?: true }

/** The bank said no: a failed charge, and the intent waits for another way to pay. */
export function refusePayment(
  world: World,
  cause: Cause,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  refusal: Refusal,
): Stripe.PaymentIntent {
  const { code, declineCode, message, blocked = false } = refusal
  const charge = putCharge(world, intent, method, { paid: false, code, declineCode, message, blocked })
  emit(world, cause, 'charge.failed', charge)
  return backToStart(world, cause, intent, charge, {
    charge: charge.id,
    code,
    decline_code: declineCode,
    doc_url: docUrl(code),
    message,
    payment_method: method,
    type: 'card_error',
  })
}

/** The buyer did not go through with it: no charge was tried. */
export function abandonAttempt(
  world: World,
  cause: Cause,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
  const error: Stripe.PaymentIntent.LastPaymentError =
    method.type === 'paypal'
      ? {
          code: 'payment_method_customer_decline',
          message: 'The payment was cancelled on the PayPal page.',
          payment_method: method,
          type: 'invalid_request_error',
        }
      : {
          code: 'payment_intent_authentication_failure',
          message:
            'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
          payment_method: method,
          type: 'invalid_request_error',
        }
  return backToStart(world, cause, intent, null, error)
}

function backToStart(
  world: World,
  cause: Cause,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | null,
  error: Stripe.PaymentIntent.LastPaymentError,
): Stripe.PaymentIntent {
  const failed = putIntent(world, intent, {
    last_payment_error: error,
    latest_charge: charge?.id ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    processing: null,
    status: 'requires_payment_method',
  })
  emit(world, cause, 'payment_intent.payment_failed', failed)
  return failed
}

/** How a refusal is told to whoever confirmed. */
export function declineError(intent: Stripe.PaymentIntent): ApiError {
  const error = intent.last_payment_error
  const { code, decline_code, charge, payment_method, message } = error ?? {}
  return new ApiError(
    402,
    {
      type: 'card_error',
      message: message ?? 'Your card was declined.',
      ...(code === undefined ? {} : { code }),
      ...(decline_code === undefined ? {} : { decline_code }),
      ...(charge === undefined ? {} : { charge }),
      ...(payment_method === undefined ? {} : { payment_method }),
      payment_intent: intent,
    },
    true,
  )
}
