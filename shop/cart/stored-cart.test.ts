import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MAX_LINE_QUANTITY } from './cart.ts'
import { MAX_LINES, MAX_STORED_LENGTH, parseStoredCart } from './stored-cart.ts'

const product = {
  id: 'plunge-one',
  price: '4999.00',
  name: 'Plunge One',
  imageUrl: '/api/assets/01-three-quarter.jpg',
  shortDescription: 'A tub',
}

const parsed = (stored: unknown) => parseStoredCart(JSON.stringify(stored))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a sound cart is restored as it was, without a word', () => {
  const cart = [{ product, quantity: 2 }]
  expect(parsed(cart)).toEqual(cart)
  expect(parseStoredCart(null)).toEqual([])
  expect(console.error).not.toHaveBeenCalled()
})

describe('a corrupt cart is logged and ignored', () => {
  test.each([
    ['half a JSON', '[{"product":'],
    ['nothing', ''],
    ['no list', '{"length":1}'],
    ['null', 'null'],
    ['a text', '"[]"'],
    ['far too long', `["${'x'.repeat(MAX_STORED_LENGTH)}"]`],
  ])('%s', (_, text) => {
    expect(parseStoredCart(text)).toEqual([])
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'Failed to parse cart from localStorage',
      expect.any(Error),
    )
  })
})

describe('a hostile entry is repaired or dropped', () => {
  test.each([
    ['null', null],
    ['a list', [product, 1]],
    ['without a product', { quantity: 1 }],
    ['without a quantity', { product }],
    ['with a quantity in words', { product, quantity: '2' }],
    ['with a negative quantity', { product, quantity: -3 }],
    ['with less than one', { product, quantity: 0.9 }],
    ['with NaN, which JSON makes null', { product, quantity: Number.NaN }],
    ['with a numeric id', { product: { ...product, id: 1 }, quantity: 1 }],
    ['with markup for an id', { product: { ...product, id: '<img>' }, quantity: 1 }],
    ['with a very long id', { product: { ...product, id: 'x'.repeat(65) }, quantity: 1 }],
    ['named after the prototype', { product: { ...product, id: '__proto__' }, quantity: 1 }],
  ])('%s: dropped', (_, entry) => {
    expect(parsed([entry, { product, quantity: 1 }])).toEqual([{ product, quantity: 1 }])
  })

  test('a quantity with a fraction is cut, a huge one capped', () => {
    expect(parsed([{ product, quantity: 2.7 }])).toEqual([{ product, quantity: 2 }])
    expect(parseStoredCart(`[{"product":${JSON.stringify(product)},"quantity":1e999}]`)).toEqual([
      { product, quantity: MAX_LINE_QUANTITY },
    ])
  })

  test('two lines of one product become one', () => {
    const line = { product, quantity: 2 }
    expect(parsed([line, line])).toEqual([{ product, quantity: 4 }])
  })

  test('a picture from elsewhere, a script address and a wild price are not taken over', () => {
    for (const imageUrl of ['https://evil.example/x.jpg', '//evil.example/x', 'javascript:alert(1)', 7]) {
      const [item] = parsed([{ product: { ...product, imageUrl, price: '-1', name: {} }, quantity: 1 }])
      expect(item?.product).toEqual({ ...product, imageUrl: '', price: '0.00', name: '' })
    }
  })

  test('very long texts are cut and lines beyond the limit ignored', () => {
    const [item] = parsed([{ product: { ...product, name: 'x'.repeat(5_000) }, quantity: 1 }])
    expect(item?.product.name).toHaveLength(300)
    const many = Array.from({ length: 60 }, (_, n) => ({ product: { id: `p${n}` }, quantity: 1 }))
    expect(parsed(many)).toHaveLength(MAX_LINES)
  })

  test('stored prototype keys do not reach any object', () => {
    const text = `[{"product":{"__proto__":{"id":"plunge-one"},"name":"x"},"quantity":1,"__proto__":{"polluted":1}}]`
    expect(parseStoredCart(text)).toEqual([])
    expect('polluted' in {}).toBe(false)
  })

  test('whatever JSON is stored, the cart that comes out is sound and stays the same when stored again', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const cart = parseStoredCart(text)
        expect(cart.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1)).toBe(true)
        expect(parsed(cart)).toEqual(cart)
      }),
    )
  })
})
