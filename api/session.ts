import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Signer } from '#platform/signing.server.ts'

export type Sessions = {
  /** The session of this browser, or null: nothing is set by looking. */
  read(c: Context): string | null
  /** The session of this browser, begun now if there is none. Only calls that need one ask for it. */
  ensure(c: Context): string
}

const COOKIE = 'shop_session'
const PURPOSE = 'session'

/** As long as someone may come back to look at their order in the same browser. */
const MAX_AGE_SECONDS = 90 * 24 * 60 * 60

export function createSessions(signer: Signer, https: boolean): Sessions {
  function read(c: Context): string | null {
    const [id = '', signature = ''] = getCookie(c, COOKIE)?.split('.') ?? []
    return id !== '' && signer.verify(PURPOSE, id, signature) ? id : null
  }
  return {
    read,
    ensure(c) {
      const existing = read(c)
      if (existing !== null) return existing
      const id = randomBytes(18).toString('base64url')
      setCookie(c, COOKIE, `${id}.${signer.sign(PURPOSE, id)}`, {
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
