import Stripe from 'stripe'
import { paymentFromIntent } from './payment-from-intent.server.ts'
import type { Payment, PaymentDetails, Payments } from './payment.ts'
import { verifyStripeEvent } from './stripe-events.server.ts'

export const STRIPE_API_VERSION = '2026-10-28.endive'

export type StripeOptions = {
  secretKey: string
  webhookSecret: string | null
  /** Where the sandbox listens; absent for Stripe itself. */
  sandbox?: { host: string; port: number }
  timeoutMs?: number
}

/** A buyer waits for these calls: better to fail and be asked again than to hang. The SDK's default is 80 s. */
const TIMEOUT_MS = 15_000

const EXPAND = ['latest_charge.refunds']

/** The one payment path: the official SDK, pointed at Stripe or at the sandbox. */
export function createStripePayments(options: StripeOptions): Payments {
  const stripe = createStripe(options)
  const read = async (id: string) =>
    paymentFromIntent(await stripe.paymentIntents.retrieve(id, { expand: EXPAND }))
  return {
    async open(checkoutId, details) {
      const intent = await stripe.paymentIntents.create(
        {
          amount: details.amount,
          description: details.description,
          ...(details.shipping ? { shipping: stripeShipping(details.shipping) } : {}),
          currency: 'aud',
          automatic_payment_methods: { enabled: true },
          metadata: { checkout_id: checkoutId },
          expand: EXPAND,
        },
        // One key a checkout: a crash between the call and its record opens the same payment again, not a second one.
        { idempotencyKey: `open-${checkoutId}` },
      )
      return paymentFromIntent(intent)
    },
    async update(id, details) {
      return paymentFromIntent(
        await stripe.paymentIntents.update(id, { ...updateParams(details), expand: EXPAND }),
      )
    },
    read: (id) => nullWhenMissing(read(id)),
    async cancel(id) {
      try {
        return paymentFromIntent(await stripe.paymentIntents.cancel(id, { expand: EXPAND }))
      } catch (error) {
        if (isCode(error, 'payment_intent_unexpected_state')) return read(id)
        throw error
      }
    },
    async refund(id, amount, key) {
      try {
        const params = { payment_intent: id, ...(amount === null ? {} : { amount }) }
        await stripe.refunds.create(params, { idempotencyKey: `refund-${key}` })
      } catch (error) {
        // Somebody refunded in the dashboard meanwhile: what was wanted is true already.
        if (!isCode(error, 'charge_already_refunded')) throw error
      }
      return read(id)
    },
    verifyEvent: (rawBody, signature) => verifyStripeEvent(stripe, options.webhookSecret, rawBody, signature),
  }
}

export function createStripe(options: StripeOptions): Stripe {
  return new Stripe(options.secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(options.sandbox ? { ...options.sandbox, protocol: 'http' as const } : {}),
  })
}

function updateParams(details: PaymentDetails): Stripe.PaymentIntentUpdateParams {
  return {
    amount: details.amount,
    description: details.description,
    // An empty string clears what an earlier choice (delivery, then pickup) had left there.
    shipping: details.shipping ? stripeShipping(details.shipping) : '',
  }
}

function stripeShipping(to: NonNullable<PaymentDetails['shipping']>) {
  const { name, phone, address: line1, city, state, postcode: postal_code } = to
  return { name, phone, address: { line1, city, state, postal_code, country: 'AU' } }
}

async function nullWhenMissing(reading: Promise<Payment>): Promise<Payment | null> {
  try {
    return await reading
  } catch (error) {
    if (isCode(error, 'resource_missing')) return null
    throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code
}
