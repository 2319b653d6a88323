import type { MiddlewareHandler } from 'hono'
import { ApiError } from './errors.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A browser says where a call comes from. One that changes something and comes from another site is refused.
 * Programs send no Origin; they carry no buyer's cookie either.
 */
export function sameOrigin(siteUrl: string, exceptions: readonly string[]): MiddlewareHandler {
  const site = new URL(siteUrl).host
  return async (c, next) => {
    const origin = c.req.header('origin')
    if (origin !== undefined && !READS.has(c.req.method) && !exceptions.includes(c.req.path)) {
      const host = hostOf(origin)
      if (host === null || (host !== c.req.header('host') && host !== site)) {
        throw new ApiError(403, { error: 'This call came from another site.', code: 'foreign_origin' })
      }
    }
    await next()
  }
}

/** 'null' (sandboxed frames, some redirects) is no host. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
