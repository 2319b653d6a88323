import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './database.server.ts'

export type Allowance = { perAddress: number; perSession: number }

export type RateLimit = {
  /** Null when it may go on, otherwise the seconds to wait. */
  take(address: string, session: string | null): Promise<number | null>
}

const WINDOW_SECONDS = 600

/** Counted in PostgreSQL, so that every process counts the same. Keys are hashed: an address is personal data. */
export function createRateLimit(
  database: Database,
  name: string,
  allowance: Allowance,
  scale: number,
): RateLimit {
  const limiter = (kind: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: database.pool,
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: `${name}-${kind}`,
      points: Math.max(1, Math.round(points * scale)),
      duration: WINDOW_SECONDS,
      // Whoever is over the limit is refused from memory: an attack does not become database load.
      inMemoryBlockOnConsumed: Math.max(1, Math.round(points * scale)) + 1,
    })
  const byAddress = limiter('address', allowance.perAddress)
  const bySession = limiter('session', allowance.perSession)
  return {
    async take(address, session) {
      const waits = await Promise.all([
        waitFor(byAddress, hashed(address)),
        session === null ? null : waitFor(bySession, hashed(session)),
      ])
      const longest = Math.max(...waits.map((wait) => wait ?? 0))
      return longest === 0 ? null : longest
    },
  }
}

export async function forgetOldLimits(database: Database, now: Date): Promise<void> {
  await database.pool.query('delete from rate_limits where expire < $1', [now.getTime()])
}

async function waitFor(limiter: RateLimiterPostgres, key: string): Promise<number | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')
