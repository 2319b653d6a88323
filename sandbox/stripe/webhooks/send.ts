import type Stripe from 'stripe'
import type { DeliveryTry } from '#sandbox/stripe/state/kinds.ts'
import { signatureHeader } from './signature.ts'

const PATIENCE_MS = 10_000

/** One try. Signed with the wall clock, whatever the sandbox's own clock says, because receivers compare with theirs. */
export async function sendEvent(
  endpoint: { url: string; secret: string },
  event: Stripe.Event,
  stopping: AbortSignal,
): Promise<DeliveryTry> {
  const body = JSON.stringify(event, null, 2)
  const at = Date.now()
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (sandbox)',
    'stripe-signature': signatureHeader(endpoint.secret, body, Math.floor(at / 1000)),
  }
  try {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE_MS)])
    const answer = await fetch(endpoint.url, { method: 'POST', headers, body, redirect: 'manual', signal })
    // Read to the end, so that the connection can be used again.
    await answer.arrayBuffer()
    return { at, status: answer.status, error: null, ms: Date.now() - at }
  } catch (error) {
    return { at, status: null, error: reasonOf(error), ms: Date.now() - at }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
