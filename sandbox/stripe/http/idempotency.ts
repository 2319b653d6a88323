import { createHash } from 'node:crypto'
import type { SavedAnswer } from '#sandbox/stripe/state/kinds.ts'
import type { World } from '#sandbox/stripe/world.ts'
import type { Answer } from './answers.ts'
import type { Caller } from './call.ts'
import { ApiError, invalidRequest } from './errors.ts'
import { canonicalForm } from './form-body.ts'
import type { FormFields } from './form-body.ts'

const KEPT_SECONDS = 86_400
const LONGEST_KEY = 255

export type Idempotency = ReturnType<typeof createIdempotency>

type Job = {
  fingerprint: string
  /** What happens to the call first, also when its answer is only repeated. */
  before: () => Promise<void>
  work: () => { answer: Answer; keep: boolean }
}

export function createIdempotency(world: World) {
  const running = new Set<string>()

  /** The answer to give again, or null when the work is to be done. */
  function savedAnswer(id: string, key: string, fingerprint: string): SavedAnswer | null {
    if (key.length > LONGEST_KEY) {
      throw invalidRequest(`Idempotency keys can be up to ${LONGEST_KEY} characters long.`)
    }
    if (running.has(id)) {
      const message = `Another request with the idempotency key '${key}' is still running. Try again in a moment.`
      throw new ApiError(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message })
    }
    const saved = world.store.get('saved_answer', id)
    if (saved === undefined || world.now() - saved.at >= KEPT_SECONDS) return null
    if (saved.fingerprint === fingerprint) return saved
    const message = `The idempotency key '${key}' was used before with other parameters. Use another key for another request.`
    throw new ApiError(400, { type: 'idempotency_error', message })
  }

  return {
    /** Does the work at most once for each idempotency key, and at most once at a time. */
    async once(caller: Caller, { fingerprint, before, work }: Job): Promise<Answer> {
      const { idempotencyKey: key, requestId } = caller
      if (key === null) {
        await before()
        return work().answer
      }
      // A browser's key is not a shop's key: neither gets the other's answers.
      const id = `${caller.keyKind} ${key}`
      const saved = savedAnswer(id, key, fingerprint)
      running.add(id)
      try {
        await before()
        if (saved !== null) return repeated(saved, key)
        const { answer, keep } = work()
        if (keep) world.store.put('saved_answer', { id, fingerprint, ...answer, requestId, at: world.now() })
        return { ...answer, headers: { 'idempotency-key': key } }
      } finally {
        running.delete(id)
      }
    },
  }
}

function repeated({ status, body, requestId }: SavedAnswer, key: string): Answer {
  const headers = { 'idempotency-key': key, 'idempotent-replayed': 'true', 'original-request': requestId }
  return { status, body, headers }
}

export function fingerprintOf(method: string, path: string, fields: FormFields): string {
  return createHash('sha256')
    .update(`${method} ${path} ${canonicalForm(fields)}`)
    .digest('base64url')
}
