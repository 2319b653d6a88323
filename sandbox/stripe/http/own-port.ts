import type { ApiContext } from './read-request.ts'

/**
 * Dashboard and knobs are for whoever sits at this machine, at the sandbox's own port. Refused: what the shop
 * forwarded, what came for another host name (a page that rebinds its name to 127.0.0.1), and what another page's
 * script or form sent.
 */
export async function ownPortOnly(c: ApiContext, next: () => Promise<void>): Promise<Response | undefined> {
  const port = c.env.incoming.socket.localPort
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  const forwarded = c.req.header('x-sandbox-origin') ?? c.req.header('x-forwarded-host')
  const origin = c.req.header('origin')
  const changes = c.req.method !== 'GET' && c.req.method !== 'HEAD'
  const foreign = origin !== undefined && !hosts.some((host) => origin === `http://${host}`)
  if (forwarded !== undefined || !hosts.includes(c.req.header('host') ?? '')) {
    return c.text('Only at the sandbox’s own address.', 403)
  }
  if (changes && foreign) return c.text('Only from the sandbox’s own pages.', 403)
  await next()
  return undefined
}
