import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardData, refusal } from '#sandbox/stripe/testing/card-data.ts'
import type { RawCard } from '#sandbox/stripe/testing/card-data.ts'
import { sandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'
import type { SandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'
import { TEST_CARDS } from './cards.ts'
import { passesLuhn } from './card-checks.ts'

let sandbox: SandboxForTests
beforeAll(async () => {
  sandbox = await sandboxForTests()
})
afterAll(() => sandbox.end())

const pay = (card: string | RawCard) =>
  sandbox.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'aud',
    confirm: true,
    payment_method_data: cardData(card),
    return_url: 'https://shop.example/back',
  })

test.each(['4242424242424242', '5555555555554444', '378282246310005'])('%s succeeds', async (number) => {
  expect(await pay(number)).toMatchObject({ status: 'succeeded', amount_received: 5000 })
})

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000009987', 'card_declined', 'lost_card'],
  ['4000000000009979', 'card_declined', 'stolen_card'],
  ['4000000000000069', 'expired_card', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error', 'processing_error'],
  ['4100000000000019', 'card_declined', 'fraudulent'],
])(
  '%s is declined with %s / %s and the payment waits for another card',
  async (number, code, decline_code) => {
    const error = await refusal(pay(number))
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, decline_code })
    const id = error.payment_intent?.id ?? ''
    const intent = await sandbox.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code, decline_code, type: 'card_error' },
      latest_charge: { paid: false, failure_code: code },
    })
    const again = await sandbox.stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      return_url: 'https://shop.example/back',
    })
    expect(again).toMatchObject({ status: 'succeeded', last_payment_error: null })
  },
)

test('a card that is disputed succeeds first', async () => {
  const paid = await pay('4000000000000259')
  expect(paid.status).toBe('succeeded')
  const disputes = await sandbox.stripe.disputes.list({ payment_intent: paid.id, expand: ['data.charge'] })
  expect(disputes.data).toMatchObject([
    { amount: 5000, status: 'needs_response', charge: { disputed: true } },
  ])
  const refund = await refusal(sandbox.stripe.refunds.create({ payment_intent: paid.id }))
  expect(refund.code).toBe('charge_disputed')
})

test('any other number is refused with those that work', async () => {
  const error = await refusal(pay('4111111111111111'))
  expect(error).toMatchObject({ statusCode: 402, code: 'card_declined' })
  for (const { number } of TEST_CARDS) expect(error.message).toContain(number)
})

test.each<[string, RawCard, string]>([
  ['a number with a typo', { number: '4242424242424241' }, 'incorrect_number'],
  ['a number of letters', { number: 'abcd' }, 'incorrect_number'],
  ['a past year', { number: '4242424242424242', exp_year: 2020 }, 'invalid_expiry_year'],
  ['a thirteenth month', { number: '4242424242424242', exp_month: 13 }, 'invalid_expiry_month'],
  ['a short security code', { number: '4242424242424242', cvc: '12' }, 'invalid_cvc'],
])('%s is refused as Stripe does', async (_name, card, code) => {
  expect(await refusal(pay(card))).toMatchObject({ type: 'StripeCardError', statusCode: 402, code })
})

test('paying off session with a card that wants 3-D Secure is declined', async () => {
  const call = sandbox.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'aud',
    confirm: true,
    off_session: true,
    payment_method: 'pm_card_authenticationRequired',
    return_url: 'https://shop.example/back',
  })
  expect(await refusal(call)).toMatchObject({ statusCode: 402, code: 'authentication_required' })
})

test('all test cards are numbers that could be real', () => {
  expect(TEST_CARDS.filter(({ number }) => !passesLuhn(number))).toEqual([])
})
