import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardData, refusal } from '#sandbox/stripe/testing/card-data.ts'
import { sandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'
import type { SandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'

let sandbox: SandboxForTests
let stripe: Stripe
beforeAll(async () => {
  sandbox = await sandboxForTests()
  stripe = sandbox.stripe
})
afterAll(() => sandbox.end())

const return_url = 'https://shop.example/back'
const create = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 499_900, currency: 'aud', ...more })

describe('the life of a payment', () => {
  test('a payment is created, changed, paid and read again', async () => {
    const created = await create({ metadata: { order: 'PO-1', note: 'x' }, receipt_email: 'ana@example.com' })
    expect(created).toMatchObject({ status: 'requires_payment_method', amount: 499_900, livemode: false })
    expect(created.client_secret).toMatch(new RegExp(`^${created.id}_secret_\\w{25}$`))
    const updated = await stripe.paymentIntents.update(created.id, {
      amount: 519_900,
      metadata: { note: '', extra: '1' },
      shipping: { name: 'Ana', address: { line1: '1 High St', postal_code: '2000', country: 'AU' } },
    })
    expect(updated.amount).toBe(519_900)
    expect(updated.metadata).toEqual({ order: 'PO-1', extra: '1' })
    const data = { payment_method_data: cardData('4242424242424242'), return_url }
    const paid = await stripe.paymentIntents.confirm(created.id, data)
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 519_900, last_payment_error: null })
    const read = await stripe.paymentIntents.retrieve(created.id, { expand: ['latest_charge'] })
    expect(read.latest_charge).toMatchObject({
      paid: true,
      amount: 519_900,
      shipping: { name: 'Ana' },
      payment_method_details: { card: { last4: '4242', brand: 'visa' } },
    })
  })

  test('a method given beforehand waits for confirmation', async () => {
    const created = await create({ payment_method: 'pm_card_mastercard' })
    expect(created.status).toBe('requires_confirmation')
    const paid = await stripe.paymentIntents.confirm(created.id, { return_url })
    expect(paid.status).toBe('succeeded')
  })

  test('a cancelled payment can no longer be confirmed', async () => {
    const { id } = await create()
    const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
    const error = await refusal(
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', return_url }),
    )
    expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' })
    expect(error.payment_intent).toMatchObject({ id, status: 'canceled' })
  })

  test('a paid payment keeps its amount and cannot be cancelled, but takes metadata', async () => {
    const { id } = await create({ confirm: true, payment_method: 'pm_card_visa', return_url })
    const amount = await refusal(stripe.paymentIntents.update(id, { amount: 1000 }))
    expect(amount.code).toBe('payment_intent_unexpected_state')
    const cancel = await refusal(stripe.paymentIntents.cancel(id))
    expect(cancel.code).toBe('payment_intent_unexpected_state')
    const noted = await stripe.paymentIntents.update(id, { metadata: { order: 'PO-2' } })
    expect(noted).toMatchObject({ status: 'succeeded', metadata: { order: 'PO-2' } })
  })

  test('confirming without any method is refused', async () => {
    const { id } = await create()
    const error = await refusal(stripe.paymentIntents.confirm(id, { return_url }))
    expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' })
  })

  test('where a redirect is possible, confirming needs a return address', async () => {
    const { id } = await create()
    const error = await refusal(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }))
    expect(error).toMatchObject({ statusCode: 400, param: 'return_url' })
    const never = await create({ automatic_payment_methods: { enabled: true, allow_redirects: 'never' } })
    const paid = await stripe.paymentIntents.confirm(never.id, { payment_method: 'pm_card_visa' })
    expect(paid.status).toBe('succeeded')
  })

  test('a payment that could not be confirmed as asked is not created either', async () => {
    const before = await stripe.paymentIntents.list({ limit: 1 })
    const errors = [
      await refusal(create({ confirm: true, return_url })),
      await refusal(
        create({
          confirm: true,
          allowed_payment_method_types: ['paypal'],
          payment_method_data: { type: 'paypal' },
        }),
      ),
      await refusal(
        create({
          confirm: true,
          return_url,
          allowed_payment_method_types: ['card'],
          payment_method_data: { type: 'paypal' },
        }),
      ),
    ]
    expect(errors.map(({ param }) => param)).toEqual(['payment_method', 'return_url', 'payment_method'])
    const after = await stripe.paymentIntents.list({ limit: 1 })
    expect(after.data[0]?.id).toBe(before.data[0]?.id)
  })

  test('a shop says which methods it allows', async () => {
    const all = await create()
    expect(all.payment_method_types).toEqual(['card', 'paypal'])
    const cards = await create({ allowed_payment_method_types: ['card'] })
    expect(cards).toMatchObject({ payment_method_types: ['card'], allowed_payment_method_types: ['card'] })
    const changed = await stripe.paymentIntents.update(all.id, { excluded_payment_method_types: ['paypal'] })
    expect(changed.payment_method_types).toEqual(['card'])
    const none = await refusal(create({ allowed_payment_method_types: ['klarna'] }))
    expect(none).toMatchObject({ statusCode: 400, param: 'allowed_payment_method_types' })
  })

  test('a wallet card is charged and shows its wallet', async () => {
    const data = cardData({ number: '4242424242424242', wallet: 'apple_pay' })
    const paid = await create({
      confirm: true,
      return_url,
      payment_method_data: data,
      expand: ['latest_charge'],
    })
    const details = { card: { wallet: { type: 'apple_pay' } } }
    expect(paid.latest_charge).toMatchObject({ payment_method_details: details })
  })
})

describe('what is asked wrongly', () => {
  const cases: [string, Record<string, unknown>, Partial<Stripe.errors.StripeError>][] = [
    ['a missing amount', { currency: 'aud' }, { code: 'parameter_missing', param: 'amount' }],
    ['a missing currency', { amount: 5000 }, { code: 'parameter_missing', param: 'currency' }],
    ['less than 50 cents', { amount: 49, currency: 'aud' }, { code: 'amount_too_small', param: 'amount' }],
    ['a broken amount', { amount: 50.5, currency: 'aud' }, { code: 'parameter_invalid_integer' }],
    ['an empty amount', { amount: '', currency: 'aud' }, { code: 'parameter_invalid_empty' }],
    ['too much', { amount: 100_000_000, currency: 'aud' }, { code: 'amount_too_large' }],
    [
      'an unknown word',
      { amount: 5000, currency: 'aud', colour: 'red' },
      { code: 'parameter_unknown', param: 'colour' },
    ],
    [
      'an unknown word inside',
      { amount: 5000, currency: 'aud', shipping: { name: 'A', planet: 'Mars' } },
      { code: 'parameter_unknown', param: 'shipping[planet]' },
    ],
    [
      'a parameter that this version of the API has dropped',
      { amount: 5000, currency: 'aud', payment_method_types: ['card'] },
      { code: 'parameter_unknown', param: 'payment_method_types' },
    ],
    ['a made-up currency', { amount: 5000, currency: 'xxy' }, { param: 'currency' }],
    [
      'an unknown customer',
      { amount: 5000, currency: 'aud', customer: 'cus_1' },
      { code: 'resource_missing' },
    ],
    [
      'a bad e-mail address',
      { amount: 5000, currency: 'aud', receipt_email: 'ana' },
      { code: 'email_invalid' },
    ],
    [
      'too long a metadata value',
      { amount: 5000, currency: 'aud', metadata: { a: 'x'.repeat(501) } },
      { param: 'metadata[a]' },
    ],
  ]
  test.each(cases)('%s is refused by name', async (_name, params, expected) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- wrong on purpose
    const wrong = params as unknown as Stripe.PaymentIntentCreateParams
    const error = await refusal(stripe.paymentIntents.create(wrong))
    expect(error).toMatchObject({ rawType: 'invalid_request_error', ...expected })
    expect(error.requestId).toMatch(/^req_/)
  })

  test('an unknown payment is 404, and so is an unknown address', async () => {
    const error = await refusal(stripe.paymentIntents.retrieve('pi_none'))
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing' })
    const unknown = await refusal(stripe.customers.list())
    expect(unknown).toMatchObject({
      statusCode: 404,
      message: 'Unrecognized request URL (GET: /v1/customers).',
    })
  })

  test('no key, a live key and a made-up key are 401', async () => {
    const bare = await fetch(`${sandbox.url}/v1/payment_intents`)
    expect(bare.status).toBe(401)
    const keys = await Promise.all(
      ['sk_live_1', 'hello'].map((key) => refusal(sandbox.client(key).paymentIntents.list())),
    )
    expect(keys.map((error) => error.type)).toEqual([
      'StripeAuthenticationError',
      'StripeAuthenticationError',
    ])
  })
})

test('answers name the request and the version', async () => {
  const { lastResponse } = await create()
  expect(lastResponse.requestId).toMatch(/^req_/)
  expect(lastResponse.apiVersion).toBe('2026-10-28.endive')
})

describe('lists', () => {
  test('go back in pages, newest first, and the SDK walks them', async () => {
    const made: string[] = []
    for (const amount of [1001, 1002, 1003, 1004, 1005]) {
      // oxlint-disable-next-line no-await-in-loop -- the order matters
      made.unshift((await create({ amount })).id)
    }
    const first = await stripe.paymentIntents.list({ limit: 2 })
    expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2))
    expect(first.has_more).toBe(true)
    const next = await stripe.paymentIntents.list({ limit: 2, starting_after: made[1] ?? '' })
    expect(next.data.map(({ id }) => id)).toEqual(made.slice(2, 4))
    const before = await stripe.paymentIntents.list({ limit: 2, ending_before: made[3] ?? '' })
    expect(before.data.map(({ id }) => id)).toEqual(made.slice(1, 3))
    const walked = await stripe.paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 5 })
    expect(walked.map(({ id }) => id)).toEqual(made)
  })

  test('can be limited by time and expanded', async () => {
    await create({ confirm: true, payment_method: 'pm_card_visa', return_url })
    const future = Math.floor(Date.now() / 1000) + 60
    expect((await stripe.paymentIntents.list({ created: { gt: future } })).data).toEqual([])
    const page = await stripe.paymentIntents.list({ limit: 1, expand: ['data.latest_charge.payment_intent'] })
    expect(page.data[0]?.latest_charge).toMatchObject({
      object: 'charge',
      payment_intent: { object: 'payment_intent' },
    })
    const wrong = await refusal(stripe.paymentIntents.list({ expand: ['data.colour'] }))
    expect(wrong).toMatchObject({ statusCode: 400, param: 'expand' })
    expect(await refusal(stripe.paymentIntents.list({ limit: 101 }))).toMatchObject({ param: 'limit' })
  })
})
