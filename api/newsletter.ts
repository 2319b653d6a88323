import { Hono } from 'hono'
import type { Newsletter } from '#shop/newsletter/newsletter.server.ts'
import { Subscription } from '#shop/newsletter/subscription.ts'
import { readJson } from './json-body.ts'

/** The answer is the same for a new, a known and an unsubscribed address: nobody learns who is on the list. */
export function newsletter(services: { newsletter: Newsletter }): Hono {
  return new Hono().post('/', async (c) => {
    await services.newsletter.subscribe(await readJson(c, Subscription))
    c.header('cache-control', 'no-store')
    return c.json({ success: true })
  })
}
