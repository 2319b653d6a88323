import { Hono } from 'hono'
import { ContactMessage } from '#shop/contact/message.ts'
import type { ContactDesk } from '#shop/contact/message-store.server.ts'
import { readJson } from './json-body.ts'

export function contact(services: { contact: ContactDesk }): Hono {
  return new Hono().post('/', async (c) => {
    await services.contact.send(await readJson(c, ContactMessage))
    c.header('cache-control', 'no-store')
    return c.json({ success: true })
  })
}
