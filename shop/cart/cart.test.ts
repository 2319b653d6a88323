import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plungeOneSeed } from '#shop/catalogue/seed.ts'
import {
  addItem,
  clear,
  EMPTY_CART,
  itemCount,
  quantityOf,
  removeItem,
  setQuantity,
  toCartProduct,
} from './cart.ts'

const tub = toCartProduct(plungeOneSeed(new Date('2026-11-15T00:00:00Z')))
const lid = { ...tub, id: 'lid', name: 'Lid', price: '199.00' }

describe('adding', () => {
  test('a product that is new to the cart starts a line of one', () => {
    expect(addItem(EMPTY_CART, tub)).toEqual([{ product: tub, quantity: 1 }])
  })

  test('a product that is in the cart raises its line by the amount added', () => {
    const cart = addItem(addItem(addItem(EMPTY_CART, tub, 2), lid), tub, 3)
    expect(cart.map((item) => [item.product.id, item.quantity])).toEqual([
      ['plunge-one', 5],
      ['lid', 1],
    ])
  })

  test('never goes above the stock', () => {
    expect(quantityOf(addItem(addItem(EMPTY_CART, tub, 5, 8), tub, 5, 8), tub.id)).toBe(8)
    expect(addItem(EMPTY_CART, tub, 1, 0)).toBe(EMPTY_CART)
  })

  test('takes nothing out of a cart that holds more than is left', () => {
    const cart = addItem(EMPTY_CART, tub, 8, 8)
    expect(addItem(cart, tub, 1, 3)).toBe(cart)
    expect(addItem(cart, tub, -3)).toBe(cart)
  })

  test('brings the details of the line up to date', () => {
    const cart = addItem(addItem(EMPTY_CART, { ...tub, price: '9.00' }), tub)
    expect(cart).toEqual([{ product: tub, quantity: 2 }])
  })
})

describe('changing', () => {
  const cart = addItem(addItem(EMPTY_CART, tub, 3), lid, 2)

  test('the quantity can be set', () => {
    expect(quantityOf(setQuantity(cart, tub.id, 4), tub.id)).toBe(4)
    expect(itemCount(setQuantity(cart, tub.id, 4))).toBe(6)
  })

  test.each([0, -1, 0.5])('a quantity of %d removes the line and leaves the others', (n) => {
    expect(setQuantity(cart, tub.id, n)).toEqual([{ product: lid, quantity: 2 }])
  })

  test('Increase stops at the stock, and Decrease always works', () => {
    expect(quantityOf(setQuantity(cart, tub.id, 9, 8), tub.id)).toBe(8)
    expect(setQuantity(cart, tub.id, 4, 2)).toBe(cart)
    expect(quantityOf(setQuantity(cart, tub.id, 2, 0), tub.id)).toBe(2)
  })

  test('what is not a number is a mistake in the program', () => {
    expect(() => setQuantity(cart, tub.id, Number.NaN)).toThrow(RangeError)
    expect(() => addItem(cart, tub, Infinity)).toThrow(RangeError)
  })

  test('setting or removing what is not there changes nothing', () => {
    expect(setQuantity(cart, 'nope', 3)).toBe(cart)
    expect(removeItem(cart, 'nope')).toBe(cart)
  })

  test('a line can be removed and a cart cleared', () => {
    expect(removeItem(cart, lid.id)).toEqual([{ product: tub, quantity: 3 }])
    expect(clear()).toEqual([])
    expect(itemCount(clear())).toBe(0)
  })
})

test('whatever is done to a cart, every line is a whole number from 1 to the stock, once a product', () => {
  const step = fc.record({
    product: fc.constantFrom(tub, lid),
    n: fc.integer({ min: -5, max: 200 }),
    act: fc.constantFrom('add', 'set', 'remove'),
  })
  fc.assert(
    fc.property(fc.array(step), fc.integer({ min: 1, max: 20 }), (steps, stock) => {
      let cart = EMPTY_CART
      for (const { product, n, act } of steps) {
        if (act === 'add') cart = addItem(cart, product, n, stock)
        else if (act === 'set') cart = setQuantity(cart, product.id, n, stock)
        else cart = removeItem(cart, product.id)
      }
      expect(
        cart.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= stock),
      ).toBe(true)
      expect(new Set(cart.map(({ product }) => product.id)).size).toBe(cart.length)
    }),
  )
})
