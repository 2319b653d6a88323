import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '#platform/call-api.ts'
import type { SessionCall } from './checkout-calls.ts'
import { pay } from './pay.ts'

const SESSION = { clientSecret: 'pi_1_secret', paymentIntentId: 'pi_1', amount: 499_900 }

type Parts = Parameters<typeof pay>[0]
type Confirmed = {
  error?: { type: string; message?: string }
  paymentIntent?: { id: string; status: string }
}

/** Stands for Stripe's script: `confirmed` is what came of the payment. */
function payWith(confirmed: () => Promise<Confirmed>, start: Parts['start'] = async () => SESSION) {
  // Only what a payment calls; the script itself is tried in the browser.
  const stripe = {
    confirmPayment: confirmed,
    retrievePaymentIntent: async () => ({ paymentIntent: { status: 'succeeded' } }),
  } as unknown as Stripe
  const elements = { submit: async () => ({}) } as unknown as StripeElements
  const call = {
    items: [{ productId: 'plunge-one', quantity: 1 }],
    customerInfo: {},
  } as unknown as SessionCall
  return pay({ stripe, elements, call, start, returnUrl: 'https://shop.example/', mountedSecret: null })
}

const answers = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a payment', () => {
  it('that the provider refuses is told in its own words, or in ours when it has none', async () => {
    const declined = { type: 'card_error', message: 'Your card was declined.' }
    expect(await payWith(async () => ({ error: declined }))).toEqual({
      kind: 'refused',
      message: 'Your card was declined.',
    })
    expect(await payWith(async () => ({ error: { type: 'api_error' } }))).toEqual({
      kind: 'refused',
      message: 'An unexpected error occurred.',
    })
  })

  it('that ends in none of the ways we know is an unexpected error', async () => {
    const paymentIntent = { id: 'pi_1', status: 'requires_capture' }
    expect(await payWith(async () => ({ paymentIntent }))).toMatchObject({
      message: 'An unexpected error occurred.',
    })
  })

  it('that throws, or that the shop cannot start, may be tried again', async () => {
    const again = { kind: 'refused', message: 'Failed to process payment. Please try again.' }
    expect(await payWith(() => Promise.reject(new Error('no script')))).toEqual(again)
    expect(
      await payWith(
        async () => ({}),
        () => Promise.reject(new TypeError('no network')),
      ),
    ).toEqual(again)
    expect(
      await payWith(
        async () => ({}),
        () => Promise.reject(new CallError(500, '', 'broken')),
      ),
    ).toEqual(again)
  })

  it('that the shop refuses is told in its sentence, with the fields', async () => {
    const body = JSON.stringify({ error: 'Please check the form.', fields: { email: 'Wrong' } })
    expect(
      await payWith(
        async () => ({}),
        () => Promise.reject(new CallError(400, '', body)),
      ),
    ).toEqual({
      kind: 'refused',
      message: 'Please check the form.',
      fields: { email: 'Wrong' },
    })
  })

  it('whose line broke after the charge is an order, not a failure', async () => {
    answers(200, { orderNumber: 'PO-22222222' })
    expect(await payWith(async () => ({ error: { type: 'api_connection_error' } }))).toEqual({
      kind: 'ordered',
      orderNumber: 'PO-22222222',
    })
  })

  it('that succeeded without an order gives its reference', async () => {
    answers(503, { error: 'no' })
    const paymentIntent = { id: 'pi_1', status: 'succeeded' }
    expect(await payWith(async () => ({ paymentIntent }))).toEqual({
      kind: 'paid-without-order',
      message: 'Payment succeeded but failed to create order. Please contact support.',
      reference: 'pi_1',
    })
  })
})
