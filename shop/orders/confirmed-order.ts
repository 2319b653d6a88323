import { callApi, CallError } from '#platform/call-api.ts'
import { PLUNGE_ONE } from '#shop/catalogue/product.ts'
import type { OrderJson } from './order-json.ts'

/** What the confirmation page is asked to show, read from its address. */
export type ConfirmationRequest =
  | { kind: 'sample' }
  | { kind: 'payment'; paymentIntentId: string; clientSecret: string | null }
  | { kind: 'order'; orderNumber: string; key: string | null }
  | { kind: 'none' }

export type Confirmation =
  | { kind: 'loading'; text: string }
  | { kind: 'order'; order: OrderJson }
  | { kind: 'processing' }
  | { kind: 'payment-failed'; message: string }
  | { kind: 'not-found'; message: string }
  | { kind: 'failed'; message: string }
  | { kind: 'invalid' }

export function requestFrom(query: URLSearchParams): ConfirmationRequest {
  if (query.get('preview') === 'true') return { kind: 'sample' }
  const orderNumber = query.get('order')
  if (orderNumber) return { kind: 'order', orderNumber, key: query.get('key') }
  const paymentIntentId = query.get('payment_intent')
  if (paymentIntentId)
    return { kind: 'payment', paymentIntentId, clientSecret: query.get('payment_intent_client_secret') }
  return { kind: 'none' }
}

/** The webhook, or a bank, may take some seconds; longer than this the page says so and lets the reader go. */
const ASK_FOR_MS = 15_000
const ASK_EVERY_MS = 1500

export const HELP = 'Please contact support if this problem persists.'

/** Settles a payment that came back by redirect. Asks again on 'processing' and 5xx, never on 4xx. */
export async function confirmPayment(
  { paymentIntentId, clientSecret }: { paymentIntentId: string; clientSecret: string | null },
  signal: AbortSignal,
): Promise<Confirmation> {
  const payload = {
    paymentIntentId,
    productId: PLUNGE_ONE,
    ...(clientSecret === null ? {} : { clientSecret }),
  }
  return askAgain(signal, async () => {
    const answer = await callApi('/api/orders/confirm', payload, { signal })
    return isOrder(answer) ? { kind: 'order', order: answer } : { kind: 'processing' }
  })
}

export async function fetchOrder(
  orderNumber: string,
  key: string | null,
  signal: AbortSignal,
): Promise<Confirmation> {
  const query = key === null ? '' : `?key=${encodeURIComponent(key)}`
  return askAgain(signal, async () => {
    const answer = await callApi(`/api/orders/${encodeURIComponent(orderNumber)}${query}`, undefined, {
      signal,
    })
    return isOrder(answer) ? { kind: 'order', order: answer } : { kind: 'failed', message: HELP }
  })
}

async function askAgain(signal: AbortSignal, ask: () => Promise<Confirmation>): Promise<Confirmation> {
  const deadline = Date.now() + ASK_FOR_MS
  for (;;) {
    const answer = await ask().catch((error: unknown) => failureOf(error))
    const worthAsking = answer.kind === 'processing' || (answer.kind === 'failed' && answer.message === HELP)
    if (!worthAsking || signal.aborted || Date.now() + ASK_EVERY_MS > deadline) return answer
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
}

function failureOf(error: unknown): Confirmation {
  if (!(error instanceof CallError) || error.status >= 500) return { kind: 'failed', message: HELP }
  const message = error.sentence ?? HELP
  if (error.body['code'] === 'payment_incomplete') return { kind: 'payment-failed', message }
  return error.status === 404 && message === 'Order not found'
    ? { kind: 'not-found', message }
    : { kind: 'failed', message }
}

function isOrder(answer: unknown): answer is OrderJson {
  return typeof answer === 'object' && answer !== null && 'orderNumber' in answer
}
