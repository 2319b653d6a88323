import { expect, test } from 'vitest'
import { isSoldOut, maxQuantity, MODEL_TITLE, saleAt } from './product.ts'
import { plungeOneSeed } from './seed.ts'

const opening = new Date('2026-11-15T00:00:00Z')
const product = plungeOneSeed(opening)
const lastMoment = new Date('2027-02-12T23:59:59.999Z')
const ninetyDaysLater = new Date('2027-02-13T00:00:00Z')

test('the Spring Sale runs for 90 days from the opening of the shop and then ends by itself', () => {
  expect(saleAt(product, new Date(opening.getTime() - 1))).toBeNull()
  expect(saleAt(product, opening)?.name).toBe('Spring Sale')
  expect(saleAt(product, lastMoment)?.wasPrice).toBe(750_000)
  expect(saleAt(product, ninetyDaysLater)).toBeNull()
})

test('a product without a sale has none at any time', () => {
  expect(saleAt({ sale: null }, opening)).toBeNull()
})

test.each([
  [8, 5],
  [5, 5],
  [3, 3],
  [0, 0],
  [-1, 0],
])('with %d in stock the quantity select ends at %d', (stock, most) => {
  expect(maxQuantity({ stock })).toBe(most)
  expect(isSoldOut({ stock })).toBe(most === 0)
})

test('invoice and payment name the product in full', () => {
  expect(MODEL_TITLE).toBe('Plunge One - Premium Ice Plunge Pool')
})

test('the shop opens with eight tubs at $4,999', () => {
  expect(product).toMatchObject({ id: 'plunge-one', name: 'Plunge One', price: 499_900, stock: 8 })
})
