import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

type Limit = { maxSize: number; onError: (c: Context) => Response }

/**
 * Whoever states the length of a body is judged by that: Node reads no further. Only a body of unknown length is counted
 * while it comes, because looking at it makes a stream of it, which costs more than most answers.
 */
export function limitBody({ maxSize, onError }: Limit): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError })
  return async (c, next) => {
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return counted(c, next)
    return Number(length) > maxSize ? onError(c) : next()
  }
}
