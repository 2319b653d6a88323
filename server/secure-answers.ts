import type { MiddlewareHandler } from 'hono'
import { SECURITY_HEADERS, strictTransport } from './security-headers.ts'

/** Data need nothing from anywhere. A PDF or a drawing is shown by the browser, which brings its own viewer. */
const DATA = "default-src 'none'; frame-ancestors 'none'"
const FILE = "frame-ancestors 'none'"

/** The shop shows the sandbox's 3-D Secure page in a frame of its own, as a bank's page would be. */
const FRAMED_BY_US = '/sandbox/stripe/'

/** Security headers for everything that answers: errors, files, the API. What an answer sets itself is kept. */
export function secureAnswers(https: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const framed = c.req.path.startsWith(FRAMED_BY_US)
    // Set on the answer itself: `c.header` would make it anew for each of them.
    const answered = c.res.headers
    const isData = answered.get('content-type')?.startsWith('application/json') ?? true
    const headers = {
      'content-security-policy': isData ? DATA : FILE,
      ...SECURITY_HEADERS,
      ...(framed
        ? { 'x-frame-options': 'SAMEORIGIN', 'content-security-policy': "frame-ancestors 'self'" }
        : {}),
      ...(https ? Object.fromEntries([strictTransport]) : {}),
    }
    for (const [name, value] of Object.entries(headers)) if (!answered.has(name)) answered.set(name, value)
  }
}
