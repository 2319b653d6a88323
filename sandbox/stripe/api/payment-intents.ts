import type Stripe from 'stripe'
import type { Caller } from '#sandbox/stripe/http/call.ts'
import type { Api, Endpoint } from '#sandbox/stripe/http/endpoint.ts'
import { secretKeyRequired } from '#sandbox/stripe/http/errors.ts'
import { text } from '#sandbox/stripe/http/params.ts'
import type { Read } from '#sandbox/stripe/http/params.ts'
import { cancelIntent } from '#sandbox/stripe/payments/cancel-intent.ts'
import { confirmIntent } from '#sandbox/stripe/payments/confirm-intent.ts'
import { createIntent } from '#sandbox/stripe/payments/create-intent.ts'
import {
  browserConfirmShape,
  cancelIntentShape,
  confirmIntentShape,
  createIntentShape,
  updateIntentShape,
} from '#sandbox/stripe/payments/intent-params.ts'
import { findIntent, findIntentBySecret, forBrowser } from '#sandbox/stripe/payments/payment-intents.ts'
import { updateIntent } from '#sandbox/stripe/payments/update-intent.ts'
import type { World } from '#sandbox/stripe/world.ts'
import { listing } from './listing.ts'

export function addPaymentIntents(api: Api, endpoint: Endpoint): void {
  api.post('/payment_intents', endpoint({ secret: { shape: createIntentShape, run: createIntent } }))
  api.get(
    '/payment_intents',
    endpoint({
      secret: listing('payment_intent', { customer: text }, (intent, { customer }) =>
        customer === undefined ? true : intent.customer === customer,
      ),
    }),
  )
  api.get(
    '/payment_intents/:id',
    endpoint({
      secret: { shape: { client_secret: text }, run: (world, _caller, _given, id) => findIntent(world, id) },
      publishable: {
        shape: { client_secret: text, key: text, is_stripe_sdk: text },
        run: (world, _caller, given, id) => forBrowser(proven(world, given, id)),
      },
    }),
  )
  api.post(
    '/payment_intents/:id',
    endpoint({
      secret: {
        shape: updateIntentShape,
        run: (world, _caller, given, id) => updateIntent(world, findIntent(world, id), given),
      },
    }),
  )
  api.post(
    '/payment_intents/:id/confirm',
    endpoint({
      secret: {
        shape: confirmIntentShape,
        run: (world, caller, given, id) => confirmIntent(world, caller, findIntent(world, id), given),
      },
      publishable: { shape: browserConfirmShape, run: confirmFromBrowser },
    }),
  )
  api.post(
    '/payment_intents/:id/cancel',
    endpoint({
      secret: {
        shape: cancelIntentShape,
        run: (world, caller, given, id) =>
          cancelIntent(world, caller, findIntent(world, id), given.cancellation_reason ?? null),
      },
    }),
  )
}

function proven(world: World, given: { client_secret?: string }, id: string): Stripe.PaymentIntent {
  if (given.client_secret === undefined) throw secretKeyRequired()
  return findIntentBySecret(world, id, given.client_secret)
}

function confirmFromBrowser(
  world: World,
  caller: Caller,
  given: Read<typeof browserConfirmShape>,
  id: string,
) {
  const { client_secret: _secret, key: _key, expected_payment_method_type: _type, ...confirmation } = given
  return forBrowser(confirmIntent(world, caller, proven(world, given, id), confirmation))
}
