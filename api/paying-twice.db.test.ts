import { afterAll, expect, test } from 'vitest'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { openTestApi } from './testing/test-api.ts'

const shop = await openTestApi()
afterAll(() => shop.close())

const ANN = { name: 'Ann', email: 'ann@example.com', deliveryMethod: 'pickup' }
const pay = (tab: string) => ({ amount: 499_900, customerInfo: ANN, tab, paying: true })

test('Pay pressed again after the answer was lost finds the order that the webhook made meanwhile', async () => {
  const browser = shop.browser()
  const first = await browser.post('/api/payment-intents/init', pay('page-1'))
  const paymentId = String(first.body['paymentIntentId'])
  await shop.payCard(paymentId)
  const settled = await settlePayment(shop.settle, paymentId)
  const again = await browser.post('/api/payment-intents/init', pay('page-1'))
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({
    code: 'already_paid',
    orderNumber: settled === 'unknown' ? '' : settled.order.number,
  })
})

test('it is found even when that was the last tub', async () => {
  const browser = shop.browser()
  const first = await browser.post('/api/payment-intents/init', pay('page-2'))
  await shop.payCard(String(first.body['paymentIntentId']))
  await settlePayment(shop.settle, String(first.body['paymentIntentId']))
  await shop.database.pool.query('update products set stock = 0')
  const again = await browser.post('/api/payment-intents/init', pay('page-2'))
  expect(again.body).toMatchObject({ code: 'already_paid' })
  await shop.database.pool.query('update products set stock = 8')
})

test('the same browser may buy another one from a newly loaded page', async () => {
  const browser = shop.browser()
  const first = await browser.post('/api/payment-intents/init', pay('page-3'))
  await shop.payCard(String(first.body['paymentIntentId']))
  await settlePayment(shop.settle, String(first.body['paymentIntentId']))
  const second = await browser.post('/api/payment-intents/init', pay('page-4'))
  expect(second.status).toBe(200)
  expect(second.body['paymentIntentId']).not.toBe(first.body['paymentIntentId'])
})
