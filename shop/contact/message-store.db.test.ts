import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#platform/database.server.ts'
import { createOutbox } from '#platform/outbox.server.ts'
import { freshDatabase } from '#platform/testing/fresh-database.ts'
import { createContactDesk, findMessage, unansweredMessages } from './message-store.server.ts'

const NOW = new Date('2026-11-12T23:00:00Z')
const message = {
  name: 'Kim Lee',
  email: 'kim@example.com',
  phone: '',
  subject: 'Deck',
  message: 'Will it fit?',
}

let database: Database
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.close())

function deskWith(send: () => Promise<void>) {
  const outbox = createOutbox({ send }, 'plunge-one.example')
  return createContactDesk({ database, outbox, clock: () => NOW, ownerEmail: 'owner@example.com' })
}

const desk = () => deskWith(async () => undefined)

async function mailsQueued() {
  const { rows } = await database.pool.query<{ kind: string; recipient: string; about: string }>(
    'select kind, recipient, about from mails order by kind desc',
  )
  return rows
}

test('a message is kept, and both its mails are queued with it', async () => {
  await desk().send(message)
  const [kept] = await unansweredMessages(database.db)
  expect(kept).toMatchObject({ ...message, createdAt: NOW, doneAt: null })
  expect(await mailsQueued()).toEqual([
    { kind: 'owner-contact', recipient: 'owner@example.com', about: kept?.id },
    { kind: 'contact-receipt', recipient: 'kim@example.com', about: kept?.id },
  ])
  expect(await findMessage(database.db, kept?.id ?? '')).toEqual(kept)
})

test('when the mails cannot be queued, the message is not half kept', async () => {
  const broken = deskWith(async () => {
    throw new Error('the queue is full')
  })
  await expect(broken.send(message)).rejects.toThrow('the queue is full')
  expect(await unansweredMessages(database.db)).toEqual([])
  expect(await mailsQueued()).toEqual([])
})

test('an address that a stranger keeps entering gets five receipts an hour, and the owner every message', async () => {
  const full = desk()
  await Promise.all(Array.from({ length: 5 }, () => full.send(message)))
  await full.send({ ...message, email: 'KIM@example.com' })
  const kinds = (await mailsQueued()).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'contact-receipt')).toHaveLength(5)
  expect(kinds.filter((kind) => kind === 'owner-contact')).toHaveLength(6)
})

test('markup, emoji and quotes are kept as they were written', async () => {
  const odd = { ...message, message: `<b>'; drop table mails; --\n🧊 تو` }
  await desk().send(odd)
  expect(await unansweredMessages(database.db)).toMatchObject([odd])
})
