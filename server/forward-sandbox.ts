import { Hono } from 'hono'

const PASSED_ON = [
  'content-type',
  'authorization',
  'accept',
  'cookie',
  'idempotency-key',
  'stripe-version',
  'origin',
]
const PASSED_BACK = [
  'content-type',
  'location',
  'cache-control',
  'request-id',
  'content-security-policy',
  'x-frame-options',
]

/** The browser never talks to the sandbox's own port: its script and pages come from the shop's address. */
export function forwardToSandbox(sandboxUrl: string): Hono {
  return new Hono().all('/sandbox/stripe/*', async (c) => {
    const asked = new URL(c.req.url)
    const headers = new Headers({
      'x-sandbox-origin': `${asked.protocol}//${c.req.header('host') ?? asked.host}`,
    })
    for (const name of PASSED_ON) {
      const value = c.req.header(name)
      if (value !== undefined) headers.set(name, value)
    }
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
    const answer = await fetch(`${sandboxUrl}${asked.pathname}${asked.search}`, {
      method: c.req.method,
      headers,
      redirect: 'manual',
      ...(reads ? {} : { body: await c.req.arrayBuffer() }),
    })
    const back = new Headers()
    for (const name of PASSED_BACK) {
      const value = answer.headers.get(name)
      if (value !== null) back.set(name, value)
    }
    return new Response(answer.body, { status: answer.status, headers: back })
  })
}
