import { afterAll, expect, test } from 'vitest'
import { openTestApi } from './testing/test-api.ts'

const shop = await openTestApi()
afterAll(() => shop.close())

const ANN = { name: 'Ann', email: 'ann@example.com', deliveryMethod: 'pickup' }
const init = (change: object = {}) => ({ amount: 499_900, productName: 'x', customerInfo: ANN, ...change })

async function drafts(): Promise<number> {
  const { rows } = await shop.database.pool.query<{ count: string }>('select count(*) from orders')
  return Number(rows[0]?.count)
}

test('a session is begun with our price, and continued by the same browser', async () => {
  const browser = shop.browser()
  const first = await browser.post('/api/payment-intents/init', init())
  expect(first.status).toBe(200)
  expect(first.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i)
  const sydney = { ...ANN, deliveryMethod: 'delivery', postcode: '2000' }
  const second = await browser.post(
    '/api/create-payment-intent',
    init({ amount: 519_900, productId: 'plunge-one', customerInfo: sydney }),
  )
  expect(second.status).toBe(200)
  expect(second.body['clientSecret']).toBe(first.body['clientSecret'])
  const intent = await shop.stripe.paymentIntents.retrieve(String(first.body['paymentIntentId']))
  expect(intent.amount).toBe(519_900)
})

test.each([
  ['one cent', 1],
  ['a cent less', 499_899],
  ['far too much', 99_999_999],
])('an amount of %s is refused with our price, and nothing is written', async (_what, amount) => {
  const before = await drafts()
  const answer = await shop.browser().post('/api/payment-intents/init', init({ amount }))
  expect(answer.status).toBe(409)
  expect(answer.body).toMatchObject({ code: 'price_changed', quote: { amount: 499_900 } })
  expect(await drafts()).toBe(before)
})

test.each([
  ['negative', -1],
  ['nought', 0],
  ['half a cent', 499_900.5],
  ['text', '499900'],
  ['nothing', null],
  ['unsafe', 2 ** 60],
])('an amount that is %s is refused at its field', async (_what, amount) => {
  const before = await drafts()
  const answer = await shop.browser().post('/api/payment-intents/init', init({ amount }))
  expect(answer.status).toBe(422)
  expect(answer.body['fields']).toHaveProperty('amount')
  expect(await drafts()).toBe(before)
})

test.each([
  ['email', { ...ANN, email: 'no address' }, 'customerInfo.email'],
  ['a line break in the name', { ...ANN, name: 'Ann\r\nBcc: all@example.com' }, 'customerInfo.name'],
  ['a line break in the email', { ...ANN, email: 'a@b.co\nBcc: c@d.co' }, 'customerInfo.email'],
  ['a long name', { ...ANN, name: 'x'.repeat(101) }, 'customerInfo.name'],
  ['method', { ...ANN, deliveryMethod: 'teleport' }, 'customerInfo.deliveryMethod'],
  ['postcode', { ...ANN, deliveryMethod: 'delivery', postcode: '20' }, 'customerInfo.postcode'],
  [
    'a post-office postcode',
    { ...ANN, deliveryMethod: 'delivery', postcode: '1234' },
    'customerInfo.postcode',
  ],
])('a wrong %s is named at its field', async (_what, customerInfo, field) => {
  const answer = await shop.browser().post('/api/payment-intents/init', init({ customerInfo }))
  expect(answer.status).toBe(422)
  expect(answer.body['fields']).toHaveProperty([field])
})

test('more tubs than there are is a conflict, an unknown product is not', async () => {
  const nine = await shop
    .browser()
    .post(
      '/api/payment-intents/init',
      init({ amount: 9 * 499_900, items: [{ productId: 'plunge-one', quantity: 9 }] }),
    )
  expect(nine).toMatchObject({ status: 409, body: { code: 'not-enough-stock' } })
  const other = await shop
    .browser()
    .post('/api/payment-intents/init', init({ items: [{ productId: 'sauna', quantity: 1 }] }))
  expect(other).toMatchObject({ status: 422, body: { code: 'unknown-product' } })
})

test('at Pay everything must be there', async () => {
  const customerInfo = { name: '', email: '', deliveryMethod: 'delivery', postcode: '3000', state: 'NSW' }
  const answer = await shop
    .browser()
    .post('/api/payment-intents/init', init({ amount: 549_900, customerInfo, paying: true }))
  expect(answer.status).toBe(422)
  const fields = ['name', 'email', 'address', 'city', 'state'].map((name) => `customerInfo.${name}`)
  expect(Object.keys(answer.body['fields'] as object).toSorted()).toEqual(fields.toSorted())
})

test('while one tab pays, another cannot change the price under it', async () => {
  const browser = shop.browser()
  expect((await browser.post('/api/payment-intents/init', init({ tab: 'one', paying: true }))).status).toBe(
    200,
  )
  const other = init({ amount: 999_800, items: [{ productId: 'plunge-one', quantity: 2 }], tab: 'two' })
  expect(await browser.post('/api/payment-intents/init', other)).toMatchObject({
    status: 409,
    body: { code: 'paying_elsewhere' },
  })
  expect((await browser.post('/api/payment-intents/init', init({ tab: 'one', paying: true }))).status).toBe(
    200,
  )
})

test('a second tab after paying is led to the order instead of a second payment', async () => {
  const browser = shop.browser()
  const session = await browser.post('/api/payment-intents/init', init({ tab: 'one', paying: true }))
  await shop.payCard(String(session.body['paymentIntentId']))
  const again = await browser.post('/api/payment-intents/init', init({ tab: 'one' }))
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'already_paid', orderNumber: expect.stringMatching(/^PO-/) },
  })
  const order = await browser.get(`/api/orders/${String(again.body['orderNumber'])}`)
  expect(order.body).toMatchObject({ paymentStatus: 'paid', customerName: 'Ann', masked: false })
})

test('a bank’s page left open in an old tab is ended before a new payment begins', async () => {
  const browser = shop.browser()
  const first = await browser.post('/api/payment-intents/init', init({ tab: 'old' }))
  const old = String(first.body['paymentIntentId'])
  await shop.payCard(old, '4000002500003155')
  expect((await shop.stripe.paymentIntents.retrieve(old)).status).toBe('requires_action')
  const second = await browser.post('/api/payment-intents/init', init({ tab: 'new' }))
  expect(second.status).toBe(200)
  expect(second.body['paymentIntentId']).not.toBe(old)
  expect((await shop.stripe.paymentIntents.retrieve(old)).status).toBe('canceled')
})

test('two first calls of one browser at once open one payment', async () => {
  const browser = shop.browser()
  await browser.post('/api/payment-intents/init', init())
  const answers = await Promise.all([1, 2, 3, 4].map(() => browser.post('/api/payment-intents/init', init())))
  expect(new Set(answers.map((answer) => answer.body['clientSecret'])).size).toBe(1)
})

test.each([
  ['broken JSON', '{', {}, 400],
  ['another type', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['no object', '[]', {}, 422],
  ['a body over 64 KiB', JSON.stringify({ x: 'y'.repeat(70_000) }), {}, 413],
  ['another site', JSON.stringify(init()), { origin: 'https://evil.example' }, 403],
  ['a frame without origin', JSON.stringify(init()), { origin: 'null' }, 403],
])('%s is refused in JSON', async (_what, body, headers, status) => {
  const answer = await shop.browser().post('/api/payment-intents/init', body, headers)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ error: expect.any(String), code: expect.any(String) })
})
