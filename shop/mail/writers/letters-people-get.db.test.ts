import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createContactDesk } from '#shop/contact/message-store.server.ts'
import { createSmtpTransport } from '#shop/mail/smtp-transport.server.ts'
import { startMailServer, type MailServerForTests } from '#shop/mail/testing/mail-server-for-tests.ts'
import { shopForTests } from '#shop/mail/testing/shop-for-tests.ts'
import { createNewsletter } from '#shop/newsletter/newsletter.server.ts'

let shop: Awaited<ReturnType<typeof shopForTests>>
let server: MailServerForTests
beforeAll(async () => {
  shop = await shopForTests()
  server = await startMailServer()
})
afterAll(async () => {
  await server.close()
  await shop.database.close()
})
beforeEach(() => server.received.splice(0))

/** Everything that is queued, sent and read back, by recipient. */
async function deliverAll() {
  const job = shop.mailJob(createSmtpTransport(server.url))
  await Promise.all(shop.queued.splice(0).map(({ data }) => job.run(data, { last: false })))
  const read = await Promise.all(
    server.received.map(async ({ to, raw }) => [to[0] ?? '', await PostalMime.parse(raw)] as const),
  )
  return new Map(read)
}

const headersOf = (mail: { headers: { key: string; value: string }[] } | undefined) =>
  Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? [])

test('the owner answers a message by replying, and the receipt repeats none of it', async () => {
  const message = {
    name: 'Kim "K" Lee',
    email: 'kim@example.com',
    phone: '',
    subject: 'Deck',
    message: 'Fits?',
  }
  await createContactDesk({ ...shop, ownerEmail: 'owner@example.com' }).send(message)
  const got = await deliverAll()
  const forOwner = got.get('owner@example.com')
  expect(forOwner?.replyTo).toMatchObject([{ name: 'Kim "K" Lee', address: 'kim@example.com' }])
  expect(forOwner?.subject).toBe('Message from Kim "K" Lee: Deck')
  expect(forOwner?.text).toContain('> Fits?')
  const receipt = got.get('kim@example.com')
  expect(receipt?.text).toContain('We answer within 2 hours during business hours, otherwise within 24 hours')
  expect(receipt?.text).not.toMatch(/Deck|Fits/)
  expect(headersOf(receipt)['auto-submitted']).toBe('auto-generated')
})

test('the newsletter is confirmed and ended by links that carry their own proof', async () => {
  const newsletter = createNewsletter(shop)
  await newsletter.subscribe({ email: 'sam@example.com' })
  const asked = (await deliverAll()).get('sam@example.com')
  const confirm = new URL(/https:\S+newsletter\/confirm\S+/.exec(asked?.text ?? '')?.[0] ?? '')
  expect(await newsletter.confirm(confirm.searchParams.get('token') ?? '')).toMatchObject({ ok: true })

  server.received.splice(0)
  const welcome = (await deliverAll()).get('sam@example.com')
  const headers = headersOf(welcome)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const unsubscribe = new URL(/^<(.+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '')
  expect(unsubscribe.pathname).toBe('/newsletter/unsubscribe')
  expect(welcome?.text).toContain(unsubscribe.toString())
  expect(await newsletter.unsubscribe(unsubscribe.searchParams.get('token') ?? '')).toMatchObject({
    ok: true,
  })
})

test('a newsletter mail that waits while its reader unsubscribes is not sent', async () => {
  const newsletter = createNewsletter(shop)
  await newsletter.subscribe({ email: 'ana@example.com' })
  const { rows } = await shop.database.pool.query<{ id: string }>(
    "update subscribers set unsubscribed_at = now() where email = 'ana@example.com' returning id",
  )
  expect(rows).toHaveLength(1)
  expect((await deliverAll()).get('ana@example.com')).toBeUndefined()
})
