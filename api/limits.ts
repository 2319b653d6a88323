import type { Context, MiddlewareHandler } from 'hono'
import type { Database } from '#platform/database.server.ts'
import { createRateLimit, type Allowance, type RateLimit } from '#platform/rate-limit.server.ts'
import { clientAddress } from './client-address.ts'
import { ApiError } from './errors.ts'
import type { Sessions } from './session.ts'

export type LimitedCall = 'payment-session' | 'confirmation' | 'contact' | 'newsletter' | 'order'

/** In ten minutes. Far above what anyone does who buys or asks; a whole office behind one address still gets by. */
const ALLOWANCES: Readonly<Record<LimitedCall, Allowance>> = {
  'payment-session': { perAddress: 160, perSession: 40 },
  confirmation: { perAddress: 120, perSession: 30 },
  contact: { perAddress: 40, perSession: 10 },
  newsletter: { perAddress: 40, perSession: 10 },
  order: { perAddress: 240, perSession: 60 },
}

export type Limits = {
  /** Throws 429 when this caller has called too often. */
  check(call: LimitedCall, address: string, session: string | null): Promise<void>
  of(call: LimitedCall): MiddlewareHandler
}

export type LimitOptions = { database: Database; sessions: Sessions; trustedProxies: number; scale: number }

export function createLimits({ database, sessions, trustedProxies, scale }: LimitOptions): Limits {
  const limit = (call: LimitedCall) => createRateLimit(database, call, ALLOWANCES[call], scale)
  const limits: Readonly<Record<LimitedCall, RateLimit>> = {
    'payment-session': limit('payment-session'),
    confirmation: limit('confirmation'),
    contact: limit('contact'),
    newsletter: limit('newsletter'),
    order: limit('order'),
  }
  async function check(call: LimitedCall, address: string, session: string | null): Promise<void> {
    const wait = await limits[call].take(address, session)
    if (wait !== null) throw tooMany(wait)
  }
  return {
    check,
    of: (call) => async (c: Context, next) => {
      await check(call, clientAddress(c, trustedProxies), sessions.read(c))
      await next()
    },
  }
}

function tooMany(seconds: number): ApiError {
  const minutes = Math.ceil(seconds / 60)
  const error = `That was a lot at once. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or call us.`
  return new ApiError(429, { error, code: 'too_many' }, { 'retry-after': String(seconds) })
}
