import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { forBrowser } from '#sandbox/stripe/payments/payment-intents.ts'
import { newId } from '#sandbox/stripe/state/ids.ts'
import { API_VERSION } from '#sandbox/stripe/world.ts'
import type { World } from '#sandbox/stripe/world.ts'
import { keyKindOf } from './api-key.ts'
import type { Caller } from './call.ts'
import { ApiError, secretKeyRequired } from './errors.ts'
import { expand } from './expand.ts'
import { suffer } from './faults.ts'
import { parseForm } from './form-body.ts'
import type { FormFields } from './form-body.ts'
import { fingerprintOf } from './idempotency.ts'
import type { Idempotency } from './idempotency.ts'
import { list, readFields, text } from './params.ts'
import type { Read, Shape } from './params.ts'

export type ApiEnv = { Bindings: HttpBindings }
export type Api = Hono<ApiEnv>
export type ApiContext = Context<ApiEnv>

/** One way to use a call: what it may be given, and what it does with it. The work itself never waits. */
export type Use<S extends Shape> = {
  shape: S
  run: (world: World, caller: Caller, given: Read<S>, id: string) => object
}

export type Uses<S extends Shape, P extends Shape> = { secret?: Use<S>; publishable?: Use<P> }

type Answer = { status: number; body: string; headers?: { [name: string]: string } }

export type Endpoint = ReturnType<typeof createEndpoints>

export function createEndpoints(
  world: World,
  idempotency: Idempotency,
  allowed: Caller['keyKind'] | 'either',
) {
  return function endpoint<S extends Shape = Shape, P extends Shape = Shape>(uses: Uses<S, P>) {
    return async (c: ApiContext): Promise<Response> => {
      const requestId = newId('req')
      const answer = await respond(c, uses, requestId)
      return new Response(answer.body, {
        status: answer.status,
        headers: {
          'content-type': 'application/json',
          'cache-control': 'no-cache, no-store',
          'request-id': requestId,
          'stripe-version': c.req.header('stripe-version') ?? API_VERSION,
          ...answer.headers,
        },
      })
    }
  }

  async function respond<S extends Shape, P extends Shape>(
    c: ApiContext,
    uses: Uses<S, P>,
    requestId: string,
  ): Promise<Answer> {
    const key = c.req.method === 'POST' ? c.req.header('idempotency-key') : undefined
    let taken = false
    try {
      const fields = await fieldsOf(c)
      const caller = callerOf(c, fields, requestId, key ?? null)
      const fault = world.knobs.calls.faultFor(c.req.method, c.req.path)
      const fingerprint = fingerprintOf(c.req.method, c.req.path, fields)
      const saved = key === undefined ? null : idempotency.begin(key, fingerprint)
      taken = key !== undefined && saved === null
      await suffer(fault, 'before', c.env)
      if (saved !== null && key !== undefined) {
        await world.store.durable()
        await suffer(fault, 'after', c.env)
        return { ...saved, headers: { ...replayHeaders(key), 'original-request': saved.requestId } }
      }
      const { answer, keep } = work(c, uses, caller, fields)
      if (key !== undefined && keep) idempotency.save({ id: key, fingerprint, ...answer, requestId })
      // Nothing is answered that a power cut could undo.
      await world.store.durable()
      await suffer(fault, 'after', c.env)
      return key === undefined ? answer : { ...answer, headers: { 'idempotency-key': key } }
    } catch (error) {
      return toAnswer(error)
    } finally {
      if (taken && key !== undefined) idempotency.release(key)
    }
  }

  function work<S extends Shape, P extends Shape>(
    c: ApiContext,
    uses: Uses<S, P>,
    caller: Caller,
    fields: FormFields,
  ): { answer: Answer; keep: boolean } {
    try {
      const id = c.req.param('id') ?? ''
      const { expand: expandField, ...rest } = fields
      const paths = expandField === undefined ? [] : list(text)(expandField, 'expand')
      const result =
        caller.keyKind === 'secret'
          ? useIt(uses.secret, caller, rest, id)
          : useIt(uses.publishable, caller, rest, id)
      return {
        answer: { status: 200, body: JSON.stringify(expand(world, result, paths), null, 2) },
        keep: true,
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return {
        answer: toAnswer(caller.keyKind === 'secret' ? error : asBrowserSees(error)),
        keep: error.saved,
      }
    }
  }

  function useIt<S extends Shape>(use: Use<S> | undefined, caller: Caller, fields: FormFields, id: string) {
    if (use === undefined) throw secretKeyRequired()
    return use.run(world, caller, readFields(use.shape, fields), id)
  }

  function callerOf(
    c: ApiContext,
    fields: FormFields,
    requestId: string,
    idempotencyKey: string | null,
  ): Caller {
    const keyParam = typeof fields['key'] === 'string' ? fields['key'] : undefined
    const keyKind = keyKindOf(c.req.header('authorization'), keyParam)
    if (allowed !== 'either' && keyKind !== allowed) {
      const message =
        'Under the shop’s own address only a publishable key is taken; never send a secret key to a browser.'
      throw new ApiError(401, { type: 'invalid_request_error', message })
    }
    return { requestId, idempotencyKey, keyKind, origin: originOf(c) }
  }
}

/** Where the buyer's browser finds the sandbox's pages: what the forwarding shop says, else our own port. */
function originOf(c: ApiContext): string {
  const forwarded = URL.parse(c.req.header('x-sandbox-origin') ?? '')
  if (forwarded !== null && /^https?:$/.test(forwarded.protocol)) return forwarded.origin
  return `http://127.0.0.1:${c.env.incoming.socket.localPort}`
}

/** Far above any real request. */
const LARGEST_BODY = 1_000_000

async function fieldsOf(c: ApiContext): Promise<FormFields> {
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

const replayHeaders = (key: string) => ({ 'idempotency-key': key, 'idempotent-replayed': 'true' })

/** An error carries the intent along; a publishable key sees no more of it than it may read. */
function asBrowserSees(error: ApiError): ApiError {
  const { payment_intent: intent, ...body } = error.body
  if (intent === undefined) return error
  return new ApiError(error.status, { ...body, payment_intent: forBrowser(intent) }, error.saved)
}

export function toAnswer(error: unknown): Answer {
  if (error instanceof ApiError) {
    return { status: error.status, body: JSON.stringify({ error: error.body }, null, 2) }
  }
  const message = `The sandbox failed: ${error instanceof Error ? error.message : String(error)}`
  return { status: 500, body: JSON.stringify({ error: { type: 'api_error', message } }) }
}
