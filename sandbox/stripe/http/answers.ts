import { forBrowser } from '#sandbox/stripe/payments/payment-intents.ts'
import { API_VERSION } from '#sandbox/stripe/world.ts'
import type { Caller } from './call.ts'
import { docUrl } from './doc-url.ts'
import { ApiError } from './errors.ts'

export type Answer = { status: number; body: string; headers?: { [name: string]: string } }

export const success = (result: object): Answer => ({ status: 200, body: JSON.stringify(result, null, 2) })

export function failure(error: unknown): Answer {
  if (error instanceof ApiError) {
    const { code } = error.body
    const doc = code === undefined ? {} : { doc_url: docUrl(code) }
    return { status: error.status, body: JSON.stringify({ error: { ...error.body, ...doc } }, null, 2) }
  }
  const message = `The sandbox failed: ${error instanceof Error ? error.message : String(error)}`
  return { status: 500, body: JSON.stringify({ error: { type: 'api_error', message } }) }
}

/** An error carries the intent along; a publishable key sees no more of it than it may read. */
export function errorFor(keyKind: Caller['keyKind'], error: ApiError): ApiError {
  const { payment_intent: intent, ...body } = error.body
  if (keyKind === 'secret' || intent === undefined) return error
  return new ApiError(error.status, { ...body, payment_intent: forBrowser(intent) }, error.saved)
}

export function toResponse(answer: Answer, requestId: string, version: string | undefined): Response {
  return new Response(answer.body, {
    status: answer.status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-cache, no-store',
      'request-id': requestId,
      'stripe-version': version ?? API_VERSION,
      ...answer.headers,
    },
  })
}
