import type { Hono } from 'hono'
import { newId } from '#sandbox/stripe/state/ids.ts'
import type { World } from '#sandbox/stripe/world.ts'
import { errorFor, failure, success, toResponse } from './answers.ts'
import type { Answer } from './answers.ts'
import type { Caller } from './call.ts'
import { ApiError, secretKeyRequired } from './errors.ts'
import { expand } from './expand.ts'
import { suffer } from './faults.ts'
import type { FormFields } from './form-body.ts'
import { fingerprintOf } from './idempotency.ts'
import type { Idempotency } from './idempotency.ts'
import { list, readFields, text } from './params.ts'
import type { Read, Shape } from './params.ts'
import { callerOf, fieldsOf } from './read-request.ts'
import type { ApiContext, ApiEnv } from './read-request.ts'

export type Api = Hono<ApiEnv>

/** One way to use a call: what it may be given, and what it does with it. The work itself never waits. */
export type Use<S extends Shape> = {
  shape: S
  run: (world: World, caller: Caller, given: Read<S>, id: string) => object
}

/** What each kind of key may do with it; with a key that is not named here the call is refused. */
export type Uses<S extends Shape, P extends Shape> = { secret?: Use<S>; publishable?: Use<P> }

export type Endpoint = ReturnType<typeof createEndpoints>

export function createEndpoints(
  world: World,
  idempotency: Idempotency,
  allowed: Caller['keyKind'] | 'either',
) {
  return function endpoint<S extends Shape = Shape, P extends Shape = Shape>(uses: Uses<S, P>) {
    return async (c: ApiContext): Promise<Response> => {
      const requestId = newId('req')
      const answer = await respond(c, uses, requestId).catch(failure)
      return toResponse(answer, requestId, c.req.header('stripe-version'))
    }
  }

  async function respond<S extends Shape, P extends Shape>(
    c: ApiContext,
    uses: Uses<S, P>,
    requestId: string,
  ): Promise<Answer> {
    const fields = await fieldsOf(c)
    const caller = callerOf(c, fields, requestId, allowed)
    const fault = world.knobs.calls.faultFor(c.req.method, c.req.path)
    const answer = await idempotency.once(caller, {
      fingerprint: fingerprintOf(c.req.method, c.req.path, fields),
      before: () => suffer(fault, 'before', c.env),
      work: () => work(c, uses, caller, fields),
    })
    // Nothing is answered that a power cut could undo.
    await world.store.durable()
    await suffer(fault, 'after', c.env)
    return answer
  }

  function work<S extends Shape, P extends Shape>(
    c: ApiContext,
    uses: Uses<S, P>,
    caller: Caller,
    fields: FormFields,
  ): { answer: Answer; keep: boolean } {
    try {
      const { expand: asked, ...rest } = fields
      const paths = asked === undefined ? [] : list(text)(asked, 'expand')
      const id = c.req.param('id') ?? ''
      const result =
        caller.keyKind === 'secret'
          ? useIt(uses.secret, caller, rest, id)
          : useIt(uses.publishable, caller, rest, id)
      return { answer: success(expand(world, result, paths)), keep: true }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { answer: failure(errorFor(caller.keyKind, error)), keep: error.saved }
    }
  }

  function useIt<S extends Shape>(use: Use<S> | undefined, caller: Caller, fields: FormFields, id: string) {
    if (use === undefined) throw secretKeyRequired()
    return use.run(world, caller, readFields(use.shape, fields), id)
  }
}
