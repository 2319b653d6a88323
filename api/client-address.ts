import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Who is calling. Each trusted proxy has added the address it saw to the end of X-Forwarded-For: that many entries
 * from the end are believed, everything before them anyone could have written.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const seen = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
    const believed = seen.at(-trustedProxies)
    if (believed) return believed
  }
  return connection(c) ?? 'unknown'
}

/** Called without a socket (in tests) there is no address. */
function connection(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address
  } catch {
    return undefined
  }
}
