import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '#sandbox/stripe/testing/card-data.ts'
import { sandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'
import type { SandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'

let sandbox: SandboxForTests
beforeAll(async () => {
  sandbox = await sandboxForTests()
})
afterAll(() => sandbox.end())

async function paid() {
  const { id, latest_charge } = await sandbox.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'aud',
    confirm: true,
    payment_method: 'pm_card_visa',
    return_url: 'https://shop.example/back',
  })
  return { id, charge: typeof latest_charge === 'string' ? latest_charge : '' }
}

test('a payment is refunded in full, once', async () => {
  const { id, charge } = await paid()
  const refund = await sandbox.stripe.refunds.create({ payment_intent: id, reason: 'requested_by_customer' })
  expect(refund).toMatchObject({
    amount: 5000,
    status: 'succeeded',
    charge,
    payment_intent: id,
  })
  const read = await sandbox.stripe.charges.retrieve(charge, { expand: ['refunds'] })
  expect(read).toMatchObject({
    refunded: true,
    amount_refunded: 5000,
    refunds: { data: [{ id: refund.id }] },
  })
  const again = await refusal(sandbox.stripe.refunds.create({ payment_intent: id }))
  expect(again).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' })
})

test('a payment is refunded in parts, and never for more than it was', async () => {
  const { id, charge } = await paid()
  const first = await sandbox.stripe.refunds.create({ charge, amount: 2000 })
  const tooMuch = await refusal(sandbox.stripe.refunds.create({ payment_intent: id, amount: 3001 }))
  expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount' })
  expect(tooMuch.message).toContain('greater than unrefunded amount')
  const second = await sandbox.stripe.refunds.create({ payment_intent: id })
  expect(second.amount).toBe(3000)
  const list = await sandbox.stripe.refunds.list({ payment_intent: id })
  expect(list.data.map((refund) => refund.id)).toEqual([second.id, first.id])
  const read = await sandbox.stripe.refunds.retrieve(first.id, { expand: ['charge'] })
  expect(read.charge).toMatchObject({ amount_refunded: 5000, refunded: true })
})

test('a payment that was never made cannot be refunded', async () => {
  const { id } = await sandbox.stripe.paymentIntents.create({ amount: 5000, currency: 'aud' })
  expect(await refusal(sandbox.stripe.refunds.create({ payment_intent: id }))).toMatchObject({
    statusCode: 400,
  })
  const neither = await refusal(sandbox.stripe.refunds.create({ amount: 100 }))
  expect(neither.code).toBe('parameter_missing')
})

test('a refund makes its two events', async () => {
  const { id } = await paid()
  const { id: refund } = await sandbox.stripe.refunds.create({ payment_intent: id, amount: 100 })
  const events = await sandbox.stripe.events.list({ types: ['refund.created', 'charge.refunded'], limit: 2 })
  expect(events.data).toMatchObject([
    { type: 'charge.refunded', data: { object: { amount_refunded: 100, refunded: false } } },
    { type: 'refund.created', data: { object: { id: refund } } },
  ])
})
