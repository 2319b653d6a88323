import type { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stripeSandboxKnobs } from '#sandbox/stripe/knobs-client.ts'
import { refusal } from '#sandbox/stripe/testing/card-data.ts'
import { sandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'
import type { SandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'

let sandbox: SandboxForTests
let now = new Date('2026-11-15T00:00:00Z')
beforeEach(async () => {
  sandbox = await sandboxForTests({ clock: () => now })
})
afterEach(() => sandbox.end())

const create = (idempotencyKey: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  sandbox.stripe.paymentIntents.create({ amount: 5000, currency: 'aud', ...more }, { idempotencyKey })

const count = async () => (await sandbox.stripe.paymentIntents.list({ limit: 100 })).data.length

test('the same key and parameters give the same answer and make one payment', async () => {
  const first = await create('checkout-1')
  const second = await create('checkout-1')
  expect(second.id).toBe(first.id)
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(second.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId)
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
  expect(await count()).toBe(1)
})

test('the answer is kept over a restart, for a day', async () => {
  const first = await create('checkout-1')
  await sandbox.restart()
  expect((await create('checkout-1')).id).toBe(first.id)
  now = new Date(now.getTime() + 25 * 3_600_000)
  expect((await create('checkout-1')).id).not.toBe(first.id)
})

test('the same key with other parameters is refused', async () => {
  await create('checkout-1')
  const error = await refusal(create('checkout-1', { amount: 6000 }))
  expect(error).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
})

test('the same key is refused while the first call is running, and then replayed', async () => {
  await stripeSandboxKnobs(sandbox.url).failCalls({ failure: 'slow', ms: 150 })
  const first = create('checkout-1')
  await new Promise((resolve) => setTimeout(resolve, 50))
  const error = await refusal(create('checkout-1'))
  expect(error).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
  expect((await create('checkout-1').catch(() => first)).id).toBe((await first).id)
  expect((await create('checkout-1')).id).toBe((await first).id)
})

test('what was asked wrongly is not kept, so the corrected call may use the key', async () => {
  expect(await refusal(create('checkout-1', { amount: 1 }))).toMatchObject({ code: 'amount_too_small' })
  expect((await create('checkout-1')).amount).toBe(5000)
})

test('a decline is kept: the bank is not asked twice', async () => {
  const { id } = await create('checkout-1')
  const confirm = () =>
    sandbox.stripe.paymentIntents.confirm(
      id,
      { payment_method: 'pm_card_chargeDeclined', return_url: 'https://shop.example' },
      { idempotencyKey: 'pay-1' },
    )
  expect(await refusal(confirm())).toMatchObject({ code: 'card_declined' })
  expect(await refusal(confirm())).toMatchObject({ code: 'card_declined' })
  expect((await sandbox.stripe.charges.list({ payment_intent: id })).data).toHaveLength(1)
})

test('a charge whose answer was lost is found again by the SDK’s own retry, and made once', async () => {
  const patient = sandbox.client('sk_test_x', { maxNetworkRetries: 2 })
  const { id } = await create('checkout-1')
  const knobs = stripeSandboxKnobs(sandbox.url)
  await knobs.failCalls({ failure: 'cut', when: 'after', path: '/v1/payment_intents', method: 'POST' })
  const paid = await patient.paymentIntents.confirm(id, {
    payment_method: 'pm_card_visa',
    return_url: 'https://shop.example',
  })
  expect(paid.status).toBe('succeeded')
  expect(paid.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect((await sandbox.stripe.charges.list({ payment_intent: id })).data).toHaveLength(1)
})
