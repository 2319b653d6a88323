import { expect, test } from 'vitest'
import { plungeOneSeed } from '#shop/catalogue/seed.ts'
import { addItem, EMPTY_CART, toCartProduct } from './cart.ts'
import { cartLines, cartTotal } from './cart-prices.ts'

const today = plungeOneSeed(new Date('2026-11-15T00:00:00Z'))
const asStored = { ...toCartProduct(today), price: '1.00', name: 'Old name' }
const cartOf = (n: number) => addItem(EMPTY_CART, asStored, n)

test('the cart costs what the catalogue says today, not what was stored', () => {
  const [line] = cartLines(cartOf(2), [today])
  expect(line).toMatchObject({
    product: { price: '4999.00', name: 'Plunge One' },
    unitPrice: 499_900,
    lineTotal: 999_800,
  })
  expect(cartTotal(cartOf(2), [today])).toBe(999_800)
})

test('without a catalogue the stored price is shown, and an unreadable one counts nothing', () => {
  expect(cartTotal(cartOf(3), [])).toBe(300)
  expect(cartTotal(addItem(EMPTY_CART, { ...asStored, price: 'free' }), [])).toBe(0)
})

test('an empty cart costs nothing', () => {
  expect(cartTotal(EMPTY_CART, [today])).toBe(0)
})

test.each([
  [7, 8, null],
  [8, 8, 'Only 8 in stock, and all of them are in your cart.'],
  [5, 3, 'Only 3 left in stock. Please lower the quantity.'],
  [1, 0, 'Sold out. Please remove it to check out.'],
])('with %d in the cart and %d in stock the line says: %s', (quantity, stock, limit) => {
  const [line] = cartLines(cartOf(quantity), [{ ...today, stock }])
  expect(line).toMatchObject({ available: stock, limit })
})

test('a product that the catalogue no longer lists says so', () => {
  const [line] = cartLines(cartOf(1), [])
  expect(line).toMatchObject({ available: null, limit: 'This product is no longer for sale.' })
})
