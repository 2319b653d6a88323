import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#platform/database.server.ts'
import { createOutbox } from '#platform/outbox.server.ts'
import { createSigner } from '#platform/signing.server.ts'
import { freshDatabase } from '#platform/testing/fresh-database.ts'
import { createNewsletter } from './newsletter.server.ts'
import { subscribers } from './tables.server.ts'
import { makeToken } from './tokens.server.ts'

const signer = createSigner('a secret for tests that is long enough')
const outbox = createOutbox({ send: async () => undefined }, 'plunge-one.example')
const UNKNOWN = { ok: false, error: { reason: 'unknown-token' } }

let database: Database
let now = new Date('2026-11-12T23:00:00Z')
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.close())

const newsletter = () => createNewsletter({ database, outbox, signer, clock: () => now })
const subscribe = (email = 'kim@example.com') => newsletter().subscribe({ email })
const kinds = async () =>
  (await database.pool.query<{ kind: string }>('select kind from mails order by created_at')).rows.map(
    ({ kind }) => kind,
  )

async function onlySubscriber() {
  const [subscriber, ...others] = await database.db.select().from(subscribers)
  if (!subscriber || others.length > 0) throw new Error('expected one subscriber')
  return subscriber
}

const tokenFor = async (purpose: 'newsletter-confirm' | 'newsletter-unsubscribe') =>
  makeToken(signer, purpose, (await onlySubscriber()).id)

const confirm = async () => newsletter().confirm(await tokenFor('newsletter-confirm'))
const unsubscribe = async () => newsletter().unsubscribe(await tokenFor('newsletter-unsubscribe'))
const tenMinutesPass = () =>
  database.pool.query("update mails set created_at = now() - interval '11 minutes'")

test('an address is kept with the time of consent, and asked to confirm', async () => {
  await subscribe()
  expect(await onlySubscriber()).toMatchObject({
    email: 'kim@example.com',
    consentedAt: now,
    confirmedAt: null,
    unsubscribedAt: null,
  })
  expect(await kinds()).toEqual(['newsletter-confirm'])
})

test('confirming twice confirms once and welcomes once', async () => {
  await subscribe()
  expect(await confirm()).toEqual({ ok: true, value: null })
  expect(await confirm()).toEqual({ ok: true, value: null })
  expect((await onlySubscriber()).confirmedAt).toEqual(now)
  expect(await kinds()).toEqual(['newsletter-confirm', 'newsletter-welcome'])
})

test('an address that is entered again and again gets one mail in ten minutes', async () => {
  await Promise.all(['kim@example.com', 'KIM@example.com', 'kim@example.com'].map(subscribe))
  expect(await kinds()).toEqual(['newsletter-confirm'])
  await tenMinutesPass()
  await subscribe()
  expect(await kinds()).toEqual(['newsletter-confirm', 'newsletter-confirm'])
})

test('a subscriber who enters the address again is neither mailed nor changed', async () => {
  await subscribe()
  await confirm()
  await tenMinutesPass()
  const before = await onlySubscriber()
  now = new Date('2026-12-01T00:00:00Z')
  await subscribe()
  expect(await onlySubscriber()).toEqual(before)
  expect(await kinds()).toEqual(['newsletter-confirm', 'newsletter-welcome'])
})

test('unsubscribing works twice, and the old link to confirm no longer does', async () => {
  await subscribe()
  await confirm()
  expect(await unsubscribe()).toEqual({ ok: true, value: null })
  const { unsubscribedAt } = await onlySubscriber()
  now = new Date(now.getTime() + 1000)
  expect(await unsubscribe()).toEqual({ ok: true, value: null })
  expect((await onlySubscriber()).unsubscribedAt).toEqual(unsubscribedAt)
  expect(await confirm()).toEqual(UNKNOWN)
})

test('whoever unsubscribed can subscribe again, with a new consent', async () => {
  await subscribe()
  await confirm()
  await unsubscribe()
  await tenMinutesPass()
  now = new Date('2027-01-01T00:00:00Z')
  await subscribe()
  expect(await onlySubscriber()).toMatchObject({ consentedAt: now, confirmedAt: null, unsubscribedAt: null })
  expect(await confirm()).toEqual({ ok: true, value: null })
  expect((await onlySubscriber()).confirmedAt).toEqual(now)
})

test('a forged, empty or swapped token does nothing', async () => {
  await subscribe()
  const { id } = await onlySubscriber()
  const wrong = ['', '.', id, `${id}.`, `${id}.x`, await tokenFor('newsletter-unsubscribe')]
  const answers = await Promise.all(wrong.map((token) => newsletter().confirm(token)))
  expect(answers).toEqual(wrong.map(() => UNKNOWN))
  expect(await newsletter().unsubscribe(await tokenFor('newsletter-confirm'))).toEqual(UNKNOWN)
  expect(await onlySubscriber()).toMatchObject({ confirmedAt: null, unsubscribedAt: null })
})
