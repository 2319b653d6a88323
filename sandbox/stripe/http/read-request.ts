import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { keyKindOf } from './api-key.ts'
import type { Caller } from './call.ts'
import { ApiError } from './errors.ts'
import { parseForm } from './form-body.ts'
import type { FormFields } from './form-body.ts'

export type ApiEnv = { Bindings: HttpBindings }
export type ApiContext = Context<ApiEnv>

/** Far above any real request. */
const LARGEST_BODY = 1_000_000

export async function fieldsOf(c: ApiContext): Promise<FormFields> {
  if (c.req.method !== 'POST') return parseForm(new URL(c.req.url).search)
  const type = c.req.header('content-type') ?? ''
  const body = await c.req.text()
  if (body.length > LARGEST_BODY) {
    throw new ApiError(413, { type: 'invalid_request_error', message: 'The request is too large.' })
  }
  if (body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
    const message = `Request bodies must be application/x-www-form-urlencoded, not '${type}'.`
    throw new ApiError(400, { type: 'invalid_request_error', message })
  }
  return parseForm(body)
}

export function callerOf(
  c: ApiContext,
  fields: FormFields,
  requestId: string,
  allowed: Caller['keyKind'] | 'either',
): Caller {
  const keyParam = typeof fields['key'] === 'string' ? fields['key'] : undefined
  const keyKind = keyKindOf(c.req.header('authorization'), keyParam)
  if (allowed !== 'either' && keyKind !== allowed) {
    const message =
      'Under the shop’s own address only a publishable key is taken; never send a secret key to a browser.'
    throw new ApiError(401, { type: 'invalid_request_error', message })
  }
  const idempotencyKey = c.req.method === 'POST' ? (c.req.header('idempotency-key') ?? null) : null
  return { requestId, idempotencyKey, keyKind, origin: originOf(c) }
}

/** Where the buyer's browser finds the sandbox's pages: what the forwarding shop says, else our own port. */
function originOf(c: ApiContext): string {
  const forwarded = URL.parse(c.req.header('x-sandbox-origin') ?? '')
  if (forwarded !== null && /^https?:$/.test(forwarded.protocol)) return forwarded.origin
  return `http://127.0.0.1:${c.env.incoming.socket.localPort}`
}
