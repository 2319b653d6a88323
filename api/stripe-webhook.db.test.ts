import { afterAll, expect, test } from 'vitest'
import { openTestApi } from './testing/test-api.ts'

const shop = await openTestApi()
afterAll(() => shop.close())

const SECRET = 'whsec_test'

async function paid(): Promise<string> {
  const customerInfo = { name: 'Ann', email: 'ann@example.com', deliveryMethod: 'pickup' }
  const session = await shop
    .browser()
    .post('/api/payment-intents/init', { amount: 499_900, customerInfo, paying: true })
  await shop.payCard(String(session.body['paymentIntentId']))
  return String(session.body['paymentIntentId'])
}

function event(paymentId: string, change: object = {}): string {
  const object = { id: paymentId, object: 'payment_intent' }
  return JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object },
    ...change,
  })
}

function deliver(payload: string, options: { secret?: string; timestamp?: number; signature?: string } = {}) {
  const signature =
    options.signature ??
    shop.stripe.webhooks.generateTestHeaderString({
      payload,
      secret: options.secret ?? SECRET,
      ...(options.timestamp === undefined ? {} : { timestamp: options.timestamp }),
    })
  return shop
    .browser()
    .post('/api/stripe/webhook', payload, { 'stripe-signature': signature, origin: 'https://stripe.example' })
}

const orders = async (status: string) => {
  const { rows } = await shop.database.pool.query<{ count: string }>(
    'select count(*) from orders where status = $1',
    [status],
  )
  return Number(rows[0]?.count)
}

test('a buyer who closed the browser right after paying still gets the order', async () => {
  const paymentId = await paid()
  const before = await orders('paid')
  expect((await deliver(event(paymentId))).status).toBe(204)
  expect(await orders('paid')).toBe(before + 1)
})

test('a second delivery of the same webhook changes nothing', async () => {
  const payload = event(await paid())
  await deliver(payload)
  const stock = await shop.stock()
  const mails = (await shop.mailKinds()).length
  expect((await deliver(payload)).status).toBe(204)
  expect(await shop.stock()).toBe(stock)
  expect(await shop.mailKinds()).toHaveLength(mails)
})

test.each([
  ['forged', { secret: 'whsec_wrong' }],
  ['old', { timestamp: Math.floor(Date.now() / 1000) - 3600 }],
  ['unsigned', { signature: '' }],
  ['garbled', { signature: 't=1,v1=zz' }],
])('a webhook that is %s is refused and changes nothing', async (_what, options) => {
  const before = await orders('paid')
  expect((await deliver(event(await paid()), options)).status).toBe(400)
  expect(await orders('paid')).toBe(before)
})

test('an event that says succeeded about an unpaid payment makes no order', async () => {
  const customerInfo = { deliveryMethod: 'pickup' }
  const session = await shop.browser().post('/api/payment-intents/init', { amount: 499_900, customerInfo })
  const before = await orders('paid')
  expect((await deliver(event(String(session.body['paymentIntentId'])))).status).toBe(204)
  expect(await orders('paid')).toBe(before)
})

test('events that are not about our payments are taken and forgotten', async () => {
  expect((await deliver(event('pi_foreign'))).status).toBe(204)
  expect(
    (
      await deliver(
        event('x', { type: 'customer.created', data: { object: { id: 'cus_1', object: 'customer' } } }),
      )
    ).status,
  ).toBe(204)
})
