import type { PaymentIntent, PaymentMethod, StripeError } from '@stripe/stripe-js'
import { formEncode, type FormBody } from './form-encode.ts'

export type Answer<T> = { value: T; error?: undefined } | { value?: undefined; error: StripeError }
export type Api = ReturnType<typeof createApi>

// The shop forwards this path under its own origin, so that the page's policy needs no other host.
const BASE = '/sandbox/stripe/v1'
// As long as Stripe's own libraries wait for an answer.
const PATIENCE_MS = 80_000

export function createApi(publishableKey: string) {
  async function call<T>(method: 'GET' | 'POST', path: string, body: FormBody): Promise<Answer<T>> {
    const encoded = formEncode(body)
    try {
      const headers = { authorization: `Bearer ${publishableKey}` }
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const response = await (method === 'GET'
        ? fetch(`${BASE}${path}?${encoded}`, { headers, signal })
        : fetch(`${BASE}${path}`, { method: 'POST', headers, signal, body: encoded }))
      return readAnswer<T>(response)
    } catch {
      return { error: CONNECTION_LOST }
    }
  }

  return {
    retrieveIntent: (id: string, clientSecret: string) =>
      call<PaymentIntent>('GET', `/payment_intents/${id}`, { client_secret: clientSecret }),
    confirmIntent: (id: string, body: FormBody) =>
      call<PaymentIntent>('POST', `/payment_intents/${id}/confirm`, body),
    elementsSession: (clientSecret: string) =>
      call<{ payment_intent: PaymentIntent }>('GET', '/elements/session', { client_secret: clientSecret }),
    createPaymentMethod: (body: FormBody) => call<PaymentMethod>('POST', '/payment_methods', body),
  }
}

const CONNECTION_LOST: StripeError = {
  type: 'api_connection_error',
  message: 'We could not reach the payment service. Check your connection and try again.',
}

async function readAnswer<T>(response: Response): Promise<Answer<T>> {
  const body: unknown = await response.json().catch(() => null)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sandbox's server types its answers against the SDK
  if (response.ok && body) return { value: body as T }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- and its errors come in Stripe's one error shape
  if (body && typeof body === 'object' && 'error' in body) return { error: body.error as StripeError }
  return {
    error: { type: 'api_error', message: 'The payment service gave no usable answer. Try again shortly.' },
  }
}

/** `pi_123_secret_456` names its intent before the secret. */
export function intentIdOf(clientSecret: string): string | undefined {
  return /^(pi_[A-Za-z0-9]+)_secret_/.exec(clientSecret)?.[1]
}
