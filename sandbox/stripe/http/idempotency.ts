import { createHash } from 'node:crypto'
import type { SavedAnswer } from '#sandbox/stripe/state/kinds.ts'
import type { World } from '#sandbox/stripe/world.ts'
import { ApiError, invalidRequest } from './errors.ts'
import { canonicalForm } from './form-body.ts'
import type { FormFields } from './form-body.ts'

const KEPT_SECONDS = 86_400
const LONGEST_KEY = 255

export type Idempotency = ReturnType<typeof createIdempotency>

export function createIdempotency(world: World) {
  const running = new Set<string>()

  return {
    /** The answer to give again, or null: then the key is taken until release(). */
    begin(key: string, fingerprint: string): SavedAnswer | null {
      if (key.length > LONGEST_KEY) {
        throw invalidRequest(`Idempotency keys can be up to ${LONGEST_KEY} characters long.`)
      }
      if (running.has(key)) {
        const message = `Another request with the idempotency key '${key}' is still running. Try again in a moment.`
        const code = 'idempotency_key_in_use'
        throw new ApiError(409, { type: 'idempotency_error', code, message })
      }
      const saved = world.store.get('saved_answer', key)
      if (saved !== undefined && world.now() - saved.at < KEPT_SECONDS) {
        if (saved.fingerprint === fingerprint) return saved
        const message = `The idempotency key '${key}' was used before with other parameters. Use another key for another request.`
        throw new ApiError(400, { type: 'idempotency_error', message })
      }
      running.add(key)
      return null
    },
    save(answer: Omit<SavedAnswer, 'at'>) {
      world.store.put('saved_answer', { ...answer, at: world.now() })
    },
    release(key: string) {
      running.delete(key)
    },
  }
}

export function fingerprintOf(method: string, path: string, fields: FormFields): string {
  return createHash('sha256')
    .update(`${method} ${path} ${canonicalForm(fields)}`)
    .digest('base64url')
}
