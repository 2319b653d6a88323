import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '#sandbox/stripe/testing/card-data.ts'
import { sandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'
import type { SandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'

let sandbox: SandboxForTests
let browser: Stripe
beforeAll(async () => {
  sandbox = await sandboxForTests()
  browser = sandbox.client('pk_test_x')
})
afterAll(() => sandbox.end())

const create = () =>
  sandbox.stripe.paymentIntents.create({ amount: 5000, currency: 'aud', metadata: { cost: 'secret' } })

const asForm = (fields: Record<string, string>) => new URLSearchParams(fields)
const browserCall = (path: string, key: string, fields?: Record<string, string>) =>
  fetch(`${sandbox.url}/sandbox/stripe/v1${path}`, {
    headers: { authorization: `Bearer ${key}`, 'x-sandbox-origin': 'https://shop.example' },
    ...(fields === undefined ? {} : { method: 'POST', body: asForm(fields) }),
  })

test('a browser reads its payment with the client secret, and sees nothing of the shop’s', async () => {
  const { id, client_secret } = await create()
  const seen = await browser.paymentIntents.retrieve(id, { client_secret: client_secret ?? '' })
  expect(seen).toMatchObject({ id, amount: 5000, status: 'requires_payment_method', client_secret })
  expect(seen).not.toHaveProperty('metadata')
  expect(seen).not.toHaveProperty('latest_charge')
  expect(seen).not.toHaveProperty('amount_received')
})

test('a publishable key without the right secret gets nowhere', async () => {
  const { id } = await create()
  const none = await refusal(browser.paymentIntents.retrieve(id))
  expect(none).toMatchObject({ statusCode: 401, code: 'secret_key_required' })
  const wrong = await refusal(browser.paymentIntents.retrieve(id, { client_secret: `${id}_secret_guess` }))
  expect(wrong).toMatchObject({ statusCode: 400, param: 'client_secret' })
})

test('a publishable key can neither create, change, cancel, list nor refund', async () => {
  const { id } = await create()
  const calls = [
    browser.paymentIntents.create({ amount: 5000, currency: 'aud' }),
    browser.paymentIntents.update(id, { amount: 100 }),
    browser.paymentIntents.cancel(id),
    browser.paymentIntents.list(),
    browser.refunds.create({ payment_intent: id }),
    browser.charges.list(),
    browser.events.list(),
    browser.webhookEndpoints.list(),
  ]
  const errors = await Promise.all(calls.map(refusal))
  expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['secret_key_required']))
})

test('a browser pays under the shop’s address, and the amount is not its to choose', async () => {
  const { id, client_secret } = await create()
  const fields = {
    client_secret: client_secret ?? '',
    use_stripe_sdk: 'true',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242 4242 4242 4242',
    'payment_method_data[card][exp_month]': '4',
    'payment_method_data[card][exp_year]': '34',
    'payment_method_data[card][cvc]': '123',
  }
  const tampered = await browserCall(`/payment_intents/${id}/confirm`, 'pk_test_x', {
    ...fields,
    amount: '50',
  })
  expect(await tampered.json()).toMatchObject({ error: { code: 'parameter_unknown', param: 'amount' } })
  const paid = await browserCall(`/payment_intents/${id}/confirm`, 'pk_test_x', fields)
  const body: unknown = await paid.json()
  expect(body).toMatchObject({ status: 'succeeded', amount: 5000 })
  expect(body).not.toHaveProperty('metadata')
})

test('a decline tells the browser no more than a success would', async () => {
  const { id, client_secret } = await create()
  const answer = await browserCall(`/payment_intents/${id}/confirm`, 'pk_test_x', {
    client_secret: client_secret ?? '',
    payment_method: 'pm_card_chargeDeclined',
  })
  const body: unknown = await answer.json()
  const payment_intent = { id, status: 'requires_payment_method' }
  expect(body).toMatchObject({ error: { type: 'card_error', payment_intent } })
  expect(body).not.toHaveProperty('error.payment_intent.metadata')
})

test('shipping that the shop set stays as it is', async () => {
  const shipping = { name: 'Ana', address: { line1: '1 High St', postal_code: '2000', country: 'AU' } }
  const { id, client_secret } = await create()
  await sandbox.stripe.paymentIntents.update(id, { shipping })
  const elsewhere = {
    client_secret: client_secret ?? '',
    'shipping[name]': 'Bob',
    'shipping[address][line1]': '2',
  }
  const answer = await browserCall(`/payment_intents/${id}/confirm`, 'pk_test_x', elsewhere)
  expect(await answer.json()).toMatchObject({ error: { param: 'shipping' } })
})

test('a secret key is refused under the shop’s address, where a browser would have to hold it', async () => {
  const { id } = await create()
  const answer = await browserCall(`/payment_intents/${id}`, 'sk_test_x')
  expect(answer.status).toBe(401)
})

test('the elements session follows the amount', async () => {
  const { id, client_secret } = await create()
  await sandbox.stripe.paymentIntents.update(id, { amount: 7000 })
  const answer = await browserCall(`/elements/session?client_secret=${client_secret}`, 'pk_test_x')
  expect(await answer.json()).toMatchObject({
    payment_intent: { id, amount: 7000, currency: 'aud' },
    payment_method_types: ['card', 'paypal'],
    wallets: ['apple_pay', 'google_pay'],
  })
})

test('3-D Secure is asked under the address that the shop forwards from', async () => {
  const { id, client_secret } = await create()
  const answer = await browserCall(`/payment_intents/${id}/confirm`, 'pk_test_x', {
    client_secret: client_secret ?? '',
    use_stripe_sdk: 'true',
    return_url: 'https://shop.example/back',
    payment_method: 'pm_card_authenticationRequired',
  })
  const page = expect.stringMatching(new RegExp(`^https://shop\\.example/sandbox/stripe/3ds/${id}\\?token=`))
  expect(await answer.json()).toMatchObject({
    status: 'requires_action',
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: page },
    },
  })
})

test('a payment method is made with a publishable key and paid with by the shop', async () => {
  const card = { number: '5555555555554444', exp_month: 4, exp_year: 2034, cvc: '123' }
  const method = await browser.paymentMethods.create({ type: 'card', card })
  const { id } = await create()
  const return_url = 'https://shop.example/back'
  const paid = await sandbox.stripe.paymentIntents.confirm(id, { payment_method: method.id, return_url })
  expect(paid).toMatchObject({ status: 'succeeded', payment_method: method.id })
})
