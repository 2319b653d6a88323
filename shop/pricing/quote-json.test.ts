import { expect, test } from 'vitest'
import { plungeOneSeed } from '#shop/catalogue/seed.ts'
import { Postcode } from '#shop/shipping/postcode.ts'
import { quote } from './quote.ts'
import { QuoteJson, toQuoteJson } from './quote-json.ts'

const now = new Date('2026-11-13T00:00:00Z')

const jsonOf = (method: 'delivery' | 'pickup') => {
  const given = quote([plungeOneSeed(now)], {
    items: [{ productId: 'plunge-one', quantity: 2 }],
    method,
    postcode: Postcode.parse('2000'),
    now,
  })
  if (!given.ok) throw new Error(given.error.reason)
  return toQuoteJson(given.value)
}

test.each(['delivery', 'pickup'] as const)('a %s quote goes over the wire and comes back whole', (method) => {
  const json = jsonOf(method)
  expect(QuoteJson.parse(JSON.parse(JSON.stringify(json)))).toEqual(json)
})

test('amounts are text numbers, and the amount to pay also whole cents', () => {
  expect(jsonOf('delivery')).toMatchObject({
    lines: [{ productId: 'plunge-one', quantity: 2, unitPrice: '4999.00', lineTotal: '9998.00' }],
    productsTotal: '9998.00',
    shipping: '200.00',
    gst: '927.09',
    total: '10198.00',
    amount: 1_019_800,
    dates: { dispatchOn: '2026-11-13', deliverFrom: '2026-11-16', deliverBy: '2026-11-16' },
  })
})
