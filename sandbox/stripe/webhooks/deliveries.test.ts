import { afterEach, beforeEach, expect, test } from 'vitest'
import { sandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'
import type { SandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'
import { webhookReceiver } from '#sandbox/stripe/testing/webhook-receiver.ts'
import type { WebhookReceiver } from '#sandbox/stripe/testing/webhook-receiver.ts'

let sandbox: SandboxForTests
let shop: WebhookReceiver

beforeEach(async () => {
  ;[sandbox, shop] = await Promise.all([sandboxForTests(), webhookReceiver()])
  const { url } = shop
  const endpoint = await sandbox.stripe.webhookEndpoints.create({ url, enabled_events: ['*'] })
  shop.verifyWith(endpoint.secret ?? '')
})
afterEach(() => Promise.all([sandbox.end(), shop.close()]))

const pay = (method: string) =>
  sandbox.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'aud',
    confirm: true,
    payment_method: method,
    return_url: 'https://shop.example/back',
  })

const typesOf = (events: { type: string }[]) => events.map(({ type }) => type).toSorted()

test('a payment is announced with signatures that the official SDK accepts', async () => {
  const intent = await pay('pm_card_visa')
  const events = await shop.received(3)
  expect(typesOf(events)).toEqual(['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded'])
  const succeeded = events.find(({ type }) => type === 'payment_intent.succeeded')
  expect(succeeded).toMatchObject({ api_version: '2026-10-28.endive', data: { object: { id: intent.id } } })
})
