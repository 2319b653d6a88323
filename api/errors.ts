import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Every refusal of the API: a sentence for people, a code for programs, and what is wrong with which field. */
export type ErrorBody = {
  error: string
  code: string
  fields?: Record<string, string>
  [detail: string]: unknown
}

export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: ContentfulStatusCode
  readonly body: ErrorBody
  readonly headers: Record<string, string>

  constructor(status: ContentfulStatusCode, body: ErrorBody, headers: Record<string, string> = {}) {
    super(body.error)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export function answerError(c: Context, error: ApiError): Response {
  return c.json(error.body, error.status, { 'cache-control': 'no-store', ...error.headers })
}

export const notFound = (error = 'There is nothing here.') => new ApiError(404, { error, code: 'not_found' })
