import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxForTests } from './testing/sandbox-for-tests.ts'
import type { SandboxForTests } from './testing/sandbox-for-tests.ts'

let sandbox: SandboxForTests
let stripe: Stripe
beforeAll(async () => {
  sandbox = await sandboxForTests()
  stripe = sandbox.stripe
})
afterAll(() => sandbox.end())

const card = (number: string) => ({
  payment_method_data: {
    type: 'card' as const,
    card: { number, exp_month: 12, exp_year: 2034, cvc: '123' },
  } as Stripe.PaymentIntentConfirmParams.PaymentMethodData,
  return_url: 'https://shop.example/back',
})

test('a payment is created, changed, paid and read again', async () => {
  const created = await stripe.paymentIntents.create({
    amount: 499_900,
    currency: 'aud',
    metadata: { order: 'PO-1', note: 'x' },
    receipt_email: 'ana@example.com',
  })
  expect(created).toMatchObject({ status: 'requires_payment_method', amount: 499_900, livemode: false })
  const updated = await stripe.paymentIntents.update(created.id, {
    amount: 519_900,
    metadata: { note: '', extra: '1' },
    shipping: { name: 'Ana', address: { line1: '1 High St', postal_code: '2000', country: 'AU' } },
  })
  expect(updated.amount).toBe(519_900)
  expect(updated.metadata).toEqual({ order: 'PO-1', extra: '1' })
  const paid = await stripe.paymentIntents.confirm(created.id, card('4242424242424242'))
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 519_900 })
  const read = await stripe.paymentIntents.retrieve(created.id, { expand: ['latest_charge'] })
  expect(read.latest_charge).toMatchObject({
    object: 'charge',
    paid: true,
    amount: 519_900,
    shipping: { name: 'Ana' },
    payment_method_details: { card: { last4: '4242', brand: 'visa' } },
  })
})
