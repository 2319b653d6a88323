import { afterEach, beforeEach, expect, test } from 'vitest'
import { stripeSandboxKnobs } from '#sandbox/stripe/knobs-client.ts'
import type { KnobsClient } from '#sandbox/stripe/knobs-client.ts'
import { refusal } from '#sandbox/stripe/testing/card-data.ts'
import { sandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'
import type { SandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'

let sandbox: SandboxForTests
let knobs: KnobsClient
beforeEach(async () => {
  sandbox = await sandboxForTests()
  knobs = stripeSandboxKnobs(sandbox.url)
})
afterEach(() => sandbox.end())

const create = (client = sandbox.stripe) => client.paymentIntents.create({ amount: 5000, currency: 'aud' })
const count = async () => (await sandbox.stripe.paymentIntents.list()).data.length

test('the second call fails with 500 before anything was done', async () => {
  await knobs.failCalls({ failure: 'error', onCall: 2, method: 'POST' })
  await create()
  expect(await refusal(create())).toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
  expect(await count()).toBe(1)
  await create()
  expect(await count()).toBe(2)
})

test('a call can be done and its answer lost', async () => {
  // Twice, because the SDK itself tries once more when a connection is cut.
  await knobs.failCalls({ failure: 'cut', when: 'after', method: 'POST', times: 2 })
  expect(await refusal(create())).toMatchObject({ type: 'StripeConnectionError' })
  expect(await count()).toBe(1)
})

test('a call can time out without having done anything', async () => {
  await knobs.failCalls({ failure: 'timeout', method: 'POST' })
  const hasty = sandbox.client('sk_test_x', { timeout: 100 })
  expect(await refusal(create(hasty))).toMatchObject({ type: 'StripeConnectionError' })
  expect(await count()).toBe(0)
})

test('too many calls are 429', async () => {
  await knobs.failCalls({ failure: 'error', status: 429, times: 2 })
  expect(await refusal(create())).toMatchObject({ type: 'StripeRateLimitError', statusCode: 429 })
  expect(await refusal(create())).toMatchObject({ statusCode: 429 })
  await create()
})

test('the same seed lets the same calls fail, and reset lets all succeed', async () => {
  const run = async () => {
    await knobs.reset()
    await knobs.failCalls({ failure: 'error', probability: 0.5, seed: 7, method: 'POST' })
    const outcomes: boolean[] = []
    for (let call = 0; call < 12; call++) {
      // oxlint-disable-next-line no-await-in-loop -- the order is what is compared
      outcomes.push(await create().then(Boolean, () => false))
    }
    return outcomes
  }
  const first = await run()
  expect(new Set(first).size).toBe(2)
  expect(await run()).toEqual(first)
  await knobs.reset()
  await Promise.all(Array.from({ length: 12 }, () => create()))
})

test('a payment can stay in processing until it is settled', async () => {
  await knobs.processing({ next: 1 })
  const pay = () =>
    sandbox.stripe.paymentIntents.create({
      amount: 5000,
      currency: 'aud',
      confirm: true,
      payment_method: 'pm_card_visa',
      return_url: 'https://shop.example',
    })
  const { id, status } = await pay()
  expect(status).toBe('processing')
  expect((await pay()).status).toBe('succeeded')
  expect(await refusal(sandbox.stripe.paymentIntents.cancel(id))).toMatchObject({ statusCode: 400 })
  await sandbox.restart()
  await knobs.settle(id, 'failed')
  const failed = await sandbox.stripe.paymentIntents.retrieve(id)
  expect(failed).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined' },
  })
  const events = await sandbox.stripe.events.list({ type: 'payment_intent.processing' })
  expect(events.data).toHaveLength(1)
})

test('a knob that does not exist is refused, and so is a foreign page', async () => {
  const post = (headers: Record<string, string>, body: string) =>
    fetch(`${sandbox.url}/knobs/webhooks`, { method: 'POST', headers, body })
  expect((await post({}, '{"colour":1}')).status).toBe(400)
  expect((await post({}, 'nonsense')).status).toBe(400)
  expect((await post({ origin: 'https://evil.example' }, '{"drop":1}')).status).toBe(403)
  expect((await post({ 'x-sandbox-origin': 'https://shop.example' }, '{"drop":1}')).status).toBe(403)
  expect((await fetch(`${sandbox.url}/sandbox/stripe/knobs`)).status).toBe(404)
})
