import { afterEach, beforeEach, expect, test } from 'vitest'
import { retryMail } from './mail-store.server.ts'
import type { RenderedMail } from './rendered-mail.ts'
import { insertOrder, shopForTests } from './testing/shop-for-tests.ts'
import type { Transport } from './transport.server.ts'

type Shop = Awaited<ReturnType<typeof shopForTests>>

let shop: Shop
beforeEach(async () => {
  shop = await shopForTests()
})
afterEach(() => shop.database.close())

function transportOf(send: (mail: RenderedMail) => Promise<void>): Transport {
  return { send, async close() {} }
}

const down = transportOf(async () => {
  throw new Error('connection refused')
})

/** Queues one mail that needs no order and answers its id. */
async function queueNotice(kind = 'owner-low-stock'): Promise<string> {
  const lowStock = { productId: 'plunge-one', name: 'Plunge One', stock: 2 }
  const parked = { mailId: 'm', kind: 'refunded', error: 'no' }
  const detail = kind === 'owner-low-stock' ? lowStock : parked
  await shop.database.transaction((tx) => shop.outbox.add(tx, { kind, to: 'owner@example.com', detail }))
  return (await shop.allMails()).at(-1)?.id ?? ''
}

test('a queued mail is sent once, however often its job runs', async () => {
  const sent: RenderedMail[] = []
  const job = shop.mailJob(transportOf(async (mail) => void sent.push(mail)))
  const mailId = await queueNotice()
  await job.run({ mailId }, { last: false })
  await job.run({ mailId }, { last: true })
  expect(sent).toHaveLength(1)
  expect(await shop.allMails()).toMatchObject([{ status: 'sent', attempts: 1, lastError: null }])
})

test('two processes that took the same job send it once', async () => {
  let sent = 0
  const slow = transportOf(async () => {
    sent += 1
    await new Promise((resolve) => setTimeout(resolve, 200))
  })
  const mailId = await queueNotice()
  await Promise.all([1, 2].map(() => shop.mailJob(slow).run({ mailId }, { last: false })))
  expect(sent).toBe(1)
})

test('a failed try is noted and thrown on, so that the queue tries again', async () => {
  const mailId = await queueNotice()
  await expect(shop.mailJob(down).run({ mailId }, { last: false })).rejects.toThrow('connection refused')
  expect(await shop.allMails()).toMatchObject([
    { status: 'queued', attempts: 1, lastError: 'connection refused' },
  ])
})

test('every try goes out under the same Message-ID', async () => {
  const ids: string[] = []
  const crashing = transportOf(async (mail) => {
    ids.push(mail.messageId)
    if (ids.length < 3) throw new Error('the line broke after the server had it')
  })
  const mailId = await queueNotice()
  const job = shop.mailJob(crashing)
  const tryOnce = () => job.run({ mailId }, { last: false }).catch(() => undefined)
  await tryOnce()
  await tryOnce()
  await tryOnce()
  expect(ids).toEqual(Array.from({ length: 3 }, () => `<${mailId}@plunge-one.example>`))
})

test('after the last try a mail is parked, logged, and the owner is told by another mail', async () => {
  const mailId = await queueNotice()
  await shop.mailJob(down).run({ mailId }, { last: true })
  expect(await shop.allMails()).toMatchObject([
    { id: mailId, status: 'parked' },
    {
      kind: 'owner-mail-parked',
      recipient: 'hello@plunge-one.example',
      status: 'queued',
      detail: { mailId, kind: 'owner-low-stock', error: 'connection refused' },
    },
  ])
  expect(shop.logged.join()).toContain('mail parked after its last try')
})

test('news of a parked mail that cannot be sent either makes no further news', async () => {
  const mailId = await queueNotice('owner-mail-parked')
  await shop.mailJob(down).run({ mailId }, { last: true })
  expect(await shop.allMails()).toMatchObject([{ status: 'parked' }])
})

test('the owner can have a parked mail tried again, under the same Message-ID', async () => {
  const mailId = await queueNotice()
  await shop.mailJob(down).run({ mailId }, { last: true })
  const before = shop.queued.length
  expect(await shop.database.transaction((tx) => retryMail(tx, shop.jobs, mailId))).toBe(true)
  expect(shop.queued.slice(before)).toEqual([{ name: 'mail', data: { mailId } }])
  expect((await shop.allMails())[0]).toMatchObject({
    status: 'queued',
    messageId: `<${mailId}@plunge-one.example>`,
  })
  expect(await shop.database.transaction((tx) => retryMail(tx, shop.jobs, mailId))).toBe(false)
})

test('a mail of a kind nobody writes is parked, not lost', async () => {
  await shop.database.transaction((tx) => shop.outbox.add(tx, { kind: 'riddle', to: 'a@example.com' }))
  const [mail] = await shop.allMails()
  await shop.mailJob(down).run({ mailId: mail?.id }, { last: true })
  expect((await shop.allMails())[0]).toMatchObject({
    status: 'parked',
    lastError: 'No template writes mails of the kind riddle',
  })
})

test('a mail about something that has been erased is not sent', async () => {
  const sent: RenderedMail[] = []
  await shop.database.transaction((tx) =>
    shop.outbox.add(tx, { kind: 'dispatched', to: 'a@example.com', about: crypto.randomUUID() }),
  )
  const [mail] = await shop.allMails()
  await shop
    .mailJob(transportOf(async (one) => void sent.push(one)))
    .run({ mailId: mail?.id }, { last: false })
  expect(sent).toEqual([])
  expect(await shop.allMails()).toMatchObject([{ status: 'parked' }])
})

test('nothing is queued by a transaction that fails', async () => {
  const failing = shop.database.transaction(async (tx) => {
    await insertOrder(shop.database)
    await shop.outbox.add(tx, { kind: 'owner-digest', to: 'owner@example.com' })
    throw new Error('the sale fell through')
  })
  await expect(failing).rejects.toThrow('fell through')
  expect(await shop.allMails()).toEqual([])
})
