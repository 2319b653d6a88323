import { expect, test } from 'vitest'
import { fromProductJson, ProductJson, toProductJson } from './product-json.ts'
import { plungeOneSeed } from './seed.ts'

const now = new Date('2026-11-15T00:00:00Z')
const afterTheSale = new Date('2027-06-01T00:00:00Z')
const product = plungeOneSeed(now)

test('the products list carries prices as text numbers and names the sale', () => {
  const json = toProductJson(product, now)
  expect(ProductJson.parse(json)).toEqual(json)
  expect(json).toMatchObject({
    id: 'plunge-one',
    price: '4999.00',
    wasPrice: '7500.00',
    saleName: 'Spring Sale',
    saleEndsAt: '2027-02-13T00:00:00.000Z',
    stock: 8,
  })
})

test('after the sale its name and the struck price are gone, and the price is the same', () => {
  expect(toProductJson(product, afterTheSale)).toMatchObject({
    price: '4999.00',
    wasPrice: null,
    saleName: null,
    saleEndsAt: null,
  })
})

test('the browser reads back what the server wrote, and shows the same again', () => {
  const json = toProductJson(product, now)
  const read = fromProductJson(structuredClone(json))
  if (!read.ok) throw new Error(read.error.problem)
  expect(read.value.price).toBe(499_900)
  expect(toProductJson(read.value, now)).toEqual(json)
  expect(toProductJson(read.value, afterTheSale).saleName).toBeNull()
})

test.each([
  ['nothing', null],
  ['a list', []],
  ['a price with three decimals', { ...toProductJson(product, now), price: '1.234' }],
  ['a negative stock', { ...toProductJson(product, now), stock: -1 }],
  ['half a tub', { ...toProductJson(product, now), stock: 0.5 }],
])('%s is no product', (_, json) => {
  expect(fromProductJson(json)).toMatchObject({ ok: false, error: { reason: 'not-a-product' } })
})
