import { afterAll, expect, test } from 'vitest'
import { openTestApi } from './testing/test-api.ts'

const shop = await openTestApi()
afterAll(() => shop.close())

const ANN = {
  name: 'Ann Bather',
  email: 'ann@example.com',
  phone: '0491 570 156',
  address: '12 Harbour Street',
  city: 'Sydney',
  state: 'NSW',
  postcode: '2000',
  deliveryMethod: 'delivery',
}

async function buy(browser: ReturnType<typeof shop.browser>) {
  const session = await browser.post('/api/payment-intents/init', {
    amount: 519_900,
    customerInfo: ANN,
    paying: true,
  })
  const paymentIntentId = String(session.body['paymentIntentId'])
  await shop.payCard(paymentIntentId)
  return { paymentIntentId, clientSecret: String(session.body['clientSecret']) }
}

test('the buyer’s confirmation makes the order and shows everything', async () => {
  const browser = shop.browser()
  const { paymentIntentId } = await buy(browser)
  const order = await browser.post('/api/orders/confirm', { paymentIntentId, productId: 'plunge-one' })
  expect(order.status).toBe(200)
  expect(order.body).toMatchObject({
    orderNumber: expect.stringMatching(/^PO-[2-9A-HJKMNP-Z]{8}$/),
    customerName: 'Ann Bather',
    productName: 'Plunge One - Premium Ice Plunge Pool',
    productPrice: '4999.00',
    quantity: 1,
    shippingCost: '200.00',
    total: '5199.00',
    gst: '472.64',
    paymentStatus: 'paid',
    deliveryMethod: 'delivery',
    estimatedDelivery: 'Next business day',
  })
})

test('others see the order with the person hidden; the signed link shows all', async () => {
  const browser = shop.browser()
  const { paymentIntentId } = await buy(browser)
  const { body } = await browser.post('/api/orders/confirm', { paymentIntentId })
  const number = String(body['orderNumber'])
  const stranger = await shop.browser().get(`/api/orders/${number}`)
  expect(stranger.body).toMatchObject({
    masked: true,
    estimatedDelivery: 'Next business day',
    customerPhone: '•••',
  })
  expect(JSON.stringify(stranger.body)).not.toMatch(/Bather|ann@|Harbour|0491|2000"/)
  const linked = await shop.browser().get(`/api/orders/${number}?key=${shop.signer.sign('order', number)}`)
  expect(linked.body).toMatchObject({ masked: false, customerName: 'Ann Bather' })
  const forged = await shop
    .browser()
    .get(`/api/orders/${number}?key=${shop.signer.sign('order', 'PO-22222222')}`)
  expect(forged.body).toMatchObject({ masked: true })
})

test('somebody else’s payment is not found, unless the redirect’s secret comes along', async () => {
  const { paymentIntentId, clientSecret } = await buy(shop.browser())
  const stranger = shop.browser()
  expect((await stranger.post('/api/orders/confirm', { paymentIntentId })).status).toBe(404)
  expect(
    (await stranger.post('/api/orders/confirm', { paymentIntentId, clientSecret: 'guess' })).status,
  ).toBe(404)
  expect((await stranger.post('/api/orders/confirm', { paymentIntentId, clientSecret })).status).toBe(200)
})

test('an unpaid, a cancelled and an unknown payment make no order', async () => {
  const browser = shop.browser()
  const session = await browser.post('/api/payment-intents/init', { amount: 519_900, customerInfo: ANN })
  const paymentIntentId = String(session.body['paymentIntentId'])
  expect(await browser.post('/api/orders/confirm', { paymentIntentId })).toMatchObject({
    status: 409,
    body: { code: 'payment_incomplete' },
  })
  await shop.stripe.paymentIntents.cancel(paymentIntentId)
  expect((await browser.post('/api/orders/confirm', { paymentIntentId })).status).toBe(409)
  expect((await browser.post('/api/orders/confirm', { paymentIntentId: 'pi_none' })).status).toBe(404)
  expect((await browser.post('/api/orders/confirm', { paymentIntentId: '../etc' })).status).toBe(422)
})

test('confirming twice, and a used payment, give the same one order', async () => {
  const browser = shop.browser()
  const { paymentIntentId } = await buy(browser)
  const [first, second] = await Promise.all(
    [1, 2].map(() => browser.post('/api/orders/confirm', { paymentIntentId })),
  )
  expect(first?.body['orderNumber']).toBe(second?.body['orderNumber'])
})

test.each(['PO-22222222', 'nope', '%3Cscript%3E', '..%2f..%2fetc', 'PO-'])(
  'order %s is not found',
  async (number) => {
    expect(await shop.browser().get(`/api/orders/${number}`)).toMatchObject({
      status: 404,
      body: { error: 'Order not found' },
    })
  },
)

test('a draft has a number, but nobody can look it up', async () => {
  const browser = shop.browser()
  await browser.post('/api/payment-intents/init', { amount: 519_900, customerInfo: ANN })
  const { rows } = await shop.database.pool.query<{ number: string }>(
    "select number from orders where status = 'awaiting_payment' limit 1",
  )
  expect((await browser.get(`/api/orders/${rows[0]?.number}`)).status).toBe(404)
})
