import type Stripe from 'stripe'
import { invalidRequest, resourceMissing } from '#sandbox/stripe/http/errors.ts'
import { newId, randomText } from '#sandbox/stripe/state/ids.ts'
import type { World } from '#sandbox/stripe/world.ts'

export function findIntent(world: World, id: string): Stripe.PaymentIntent {
  const intent = world.store.get('payment_intent', id)
  if (intent === undefined) throw resourceMissing('payment_intent', id, 'intent')
  return intent
}

/** The browser's way in: the secret proves that this very buyer was handed this very payment. */
export function findIntentBySecret(world: World, id: string, secret: string): Stripe.PaymentIntent {
  const intent = findIntent(world, id)
  if (intent.client_secret === secret) return intent
  const message = 'The client_secret provided does not match the client_secret of this PaymentIntent.'
  throw invalidRequest(message, { code: 'payment_intent_invalid_parameter', param: 'client_secret' })
}

export function putIntent(
  world: World,
  intent: Stripe.PaymentIntent,
  change: Partial<Stripe.PaymentIntent>,
): Stripe.PaymentIntent {
  return world.store.put('payment_intent', { ...intent, ...change })
}

export function blankIntent(
  world: World,
  amount: number,
  currency: string,
  automatic: Stripe.PaymentIntent['automatic_payment_methods'],
): Stripe.PaymentIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automatic,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: world.now(),
    currency,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}

const BROWSER_FIELDS = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies (keyof Stripe.PaymentIntent)[]

export type BrowserIntent = Pick<Stripe.PaymentIntent, (typeof BROWSER_FIELDS)[number]>

/** What a publishable key may see: nothing of metadata, charges or how much was received. */
export function forBrowser(intent: Partial<Stripe.PaymentIntent>): BrowserIntent {
  // Picked by the very list that the type is made of.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(BROWSER_FIELDS.map((field) => [field, intent[field]])) as BrowserIntent
}
