import { afterAll, describe, expect, it } from 'vitest'
import { hearStatements } from '#platform/testing/heard-statements.ts'
import { openTestApi } from './testing/test-api.ts'

const shop = await openTestApi()
const database = hearStatements()
afterAll(async () => {
  database.stop()
  await shop.close()
})

/** A sale changes the stock, and the catalogue is read anew at some moment after it: no part of any request. */
const isCatalogue = (text: string) => / from "products"(?! where)/.test(text)

const texts = async (work: () => Promise<unknown>) =>
  (await database.during(work)).map(({ text }) => text).filter((text) => !isCatalogue(text))

const PICKUP = { name: 'Ann Bather', email: 'ann@example.com', deliveryMethod: 'pickup' }

describe('the number of statements that a request costs', () => {
  it('is none for the list of products and for a quote', async () => {
    expect(await texts(() => shop.browser().get('/api/products'))).toEqual([])
    const question = { deliveryMethod: 'delivery', postcode: '2000' }
    const quoted = await texts(async () => {
      expect((await shop.browser().post('/api/quote', question)).status).toBe(200)
    })
    expect(quoted).toEqual([])
  })

  it('stays small from beginning a payment to reading the order', async () => {
    const browser = shop.browser()
    let paymentIntentId = ''
    const begun = await texts(async () => {
      const { body } = await browser.post('/api/payment-intents/init', {
        amount: 499_900,
        customerInfo: PICKUP,
        paying: true,
      })
      paymentIntentId = String(body['paymentIntentId'])
    })
    await shop.payCard(paymentIntentId)
    let number = ''
    const settled = await texts(async () => {
      const { body } = await browser.post('/api/orders/confirm', { paymentIntentId })
      number = String(body['orderNumber'])
    })
    const read = await texts(async () => {
      expect((await browser.get(`/api/orders/${number}`)).status).toBe(200)
    })
    // Two of each are the counting of requests, by address and by session; begin and commit count too.
    expect(begun.length, begun.join('\n')).toBeLessThanOrEqual(7)
    expect(settled.length, settled.join('\n')).toBeLessThanOrEqual(11)
    expect(read.length, read.join('\n')).toBeLessThanOrEqual(3)
  })
})
