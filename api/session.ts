import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'

export type Sessions = {
  /** The session of this browser, or null: nothing is set by looking. */
  read(c: Context): Promise<string | null>
  /** The session of this browser, begun now if there is none. Only calls that need one ask for it. */
  ensure(c: Context): Promise<string>
}

const COOKIE = 'shop_session'

/** As long as someone may come back to look at their order in the same browser. */
const MAX_AGE_SECONDS = 90 * 24 * 60 * 60

export function createSessions(secret: string, https: boolean): Sessions {
  async function read(c: Context): Promise<string | null> {
    return (await getSignedCookie(c, secret, COOKIE)) || null
  }
  return {
    read,
    async ensure(c) {
      const existing = await read(c)
      if (existing !== null) return existing
      const id = randomBytes(18).toString('base64url')
      await setSignedCookie(c, COOKIE, id, secret, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: https,
        maxAge: MAX_AGE_SECONDS,
      })
      return id
    },
  }
}
