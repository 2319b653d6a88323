import type { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stripeSandboxKnobs } from '#sandbox/stripe/knobs-client.ts'
import type { KnobsClient } from '#sandbox/stripe/knobs-client.ts'
import { sandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'
import type { SandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'
import { webhookReceiver } from '#sandbox/stripe/testing/webhook-receiver.ts'
import type { WebhookReceiver } from '#sandbox/stripe/testing/webhook-receiver.ts'

/** Retries take 1.2 s by design; the rest is room for a busy machine. */
const PATIENTLY = { timeout: 40_000 }

let sandbox: SandboxForTests
let shop: WebhookReceiver
let knobs: KnobsClient

beforeEach(async () => {
  ;[sandbox, shop] = await Promise.all([sandboxForTests(), webhookReceiver()])
  knobs = stripeSandboxKnobs(sandbox.url)
  shop.verifyWith((await register()).secret ?? '')
})
afterEach(() => Promise.all([sandbox.end(), shop.close()]))

const register = (...enabled_events: Stripe.WebhookEndpointCreateParams.EnabledEvent[]) =>
  sandbox.stripe.webhookEndpoints.create({
    url: shop.url,
    enabled_events: enabled_events.length === 0 ? ['*'] : enabled_events,
  })

const pay = (method = 'pm_card_visa') =>
  sandbox.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'aud',
    confirm: true,
    payment_method: method,
    return_url: 'https://shop.example/back',
  })

const begin = () => sandbox.stripe.paymentIntents.create({ amount: 5000, currency: 'aud' })
const typesOf = (events: Stripe.Event[]) => events.map(({ type }) => type)
const SUCCESS = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']

test('a payment is announced with signatures that the official SDK accepts', async () => {
  const intent = await pay()
  const events = await shop.received(3)
  expect(typesOf(events).toSorted()).toEqual(SUCCESS.toSorted())
  const succeeded = events.find(({ type }) => type === 'payment_intent.succeeded')
  expect(succeeded).toMatchObject({
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    request: { id: expect.stringMatching(/^req_/) },
    data: { object: { id: intent.id, status: 'succeeded', amount_received: 5000 } },
  })
})

test('a signature made with another secret is refused by the SDK', async () => {
  await pay()
  const [event] = await shop.received(1)
  const [header = ''] = shop.signatures
  const verify = (secret: string) =>
    sandbox.stripe.webhooks.constructEvent(JSON.stringify(event, null, 2), header, secret)
  expect(() => verify('whsec_other')).toThrow(/signature/i)
})

test('each outcome has its events', async () => {
  await pay('pm_card_chargeDeclined').catch(() => undefined)
  const declined = [...(await shop.received(3))]
  expect(typesOf(declined).toSorted()).toEqual([
    'charge.failed',
    'payment_intent.created',
    'payment_intent.payment_failed',
  ])
  await pay('pm_card_createDispute')
  expect(typesOf(await shop.received(7))).toContain('charge.dispute.created')
  await sandbox.stripe.paymentIntents.cancel((await begin()).id)
  expect(typesOf(await shop.received(9))).toContain('payment_intent.canceled')
})

test('a delivery is tried again until it is taken, signed afresh', async () => {
  await register('payment_intent.created')
  shop.answerWith(500, 503, 204)
  await begin()
  const events = await shop.received(3)
  expect(new Set(events.map(({ id }) => id)).size).toBe(1)
  const [event] = events
  await vi.waitFor(async () => {
    const read = await sandbox.stripe.events.retrieve(event?.id ?? '')
    expect(read.pending_webhooks).toBe(0)
  }, PATIENTLY)
  const [delivery] = await knobs.deliveries()
  expect(delivery?.tries.map(({ status }) => status)).toEqual([500, 503, 204])
  // 1.2 s lie between the first and the third try, so the second in the signature has moved on.
  expect(new Set(shop.signatures).size).toBeGreaterThan(1)
})

test('what was not delivered before a restart is delivered after it', async () => {
  await register('payment_intent.created')
  shop.answerWith(500)
  await begin()
  await shop.received(1)
  await sandbox.stop()
  shop.answerWith(200)
  const before = shop.events.length
  await sandbox.restart()
  await shop.received(before + 1)
  expect(new Set(shop.events.map(({ id }) => id)).size).toBe(1)
})

test('a dropped delivery never comes by itself, but can be sent again', async () => {
  await knobs.webhooks({ drop: 2 })
  await pay()
  const [last] = await shop.received(1)
  expect(last?.type).toBe('payment_intent.succeeded')
  const dropped = (await knobs.deliveries()).filter(({ state }) => state === 'dropped')
  expect(dropped.map(({ eventType }) => eventType)).toEqual(['payment_intent.created', 'charge.succeeded'])
  await knobs.resendEvent(dropped[1]?.event ?? '')
  expect((await shop.received(2))[1]?.type).toBe('charge.succeeded')
})

test('deliveries come twice when asked to', async () => {
  await knobs.webhooks({ duplicates: 1 })
  await begin()
  const events = await shop.received(2)
  expect(events[0]?.id).toBe(events[1]?.id)
})

test('deliveries come in reverse when asked to', async () => {
  await knobs.webhooks({ reorder: 3 })
  await pay()
  expect(typesOf(await shop.received(3))).toEqual(SUCCESS.toReversed())
})

test('deliveries wait when asked to', async () => {
  await knobs.webhooks({ delayMs: 200 })
  const asked = Date.now()
  await begin()
  await shop.received(1)
  expect(Date.now() - asked).toBeGreaterThanOrEqual(190)
})

test('an endpoint gets only what it registered for', async () => {
  await register('payment_intent.succeeded')
  await pay()
  expect(typesOf(await shop.received(1))).toEqual(['payment_intent.succeeded'])
  expect(await knobs.deliveries()).toHaveLength(1)
})

test('a shop that registers again keeps its endpoint and secret', async () => {
  const [first, again] = [await register(), await register('charge.refunded')]
  expect(again).toMatchObject({ id: first.id, secret: first.secret, enabled_events: ['charge.refunded'] })
  const { data } = await sandbox.stripe.webhookEndpoints.list()
  expect(data).toHaveLength(1)
  expect(data[0]).not.toHaveProperty('secret')
  expect(await sandbox.stripe.webhookEndpoints.del(first.id)).toMatchObject({ deleted: true })
  expect((await sandbox.stripe.webhookEndpoints.list()).data).toEqual([])
})
