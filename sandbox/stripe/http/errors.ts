import type Stripe from 'stripe'

export type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

/** Whole for a secret key, in part for a browser. */
export type ShownIntent = Partial<Stripe.PaymentIntent>

export type ErrorBody = {
  type: ErrorType
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  payment_intent?: ShownIntent
  payment_method?: Stripe.PaymentMethod
}

/** A refusal on its way to the caller, in Stripe's shape. */
export class ApiError extends Error {
  readonly status: 400 | 401 | 402 | 404 | 409 | 413 | 429 | 500 | 503
  readonly body: ErrorBody
  /**
   * Whether the answer is kept for its idempotency key: only when the work had begun. What was merely asked wrongly
   * may be asked again, corrected, under the same key.
   */
  readonly saved: boolean

  constructor(status: ApiError['status'], body: ErrorBody, saved = false) {
    super(body.message)
    this.status = status
    this.body = body
    this.saved = saved
  }
}

export function invalidRequest(message: string, details: { code?: string; param?: string } = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...details })
}

export function resourceMissing(what: string, id: string, param = 'id'): ApiError {
  const message = `No such ${what}: '${id}'`
  return new ApiError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param })
}

export function unexpectedState(intent: Stripe.PaymentIntent, message: string): ApiError {
  const code = 'payment_intent_unexpected_state'
  return new ApiError(400, { type: 'invalid_request_error', code, message, payment_intent: intent }, true)
}

export const secretKeyRequired = () =>
  new ApiError(401, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This call needs a secret API key; a publishable key may not make it.',
  })
