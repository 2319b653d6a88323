import { runInNewContext } from 'node:vm'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { itemCount } from './cart.ts'
import { markCartCount, PRE_PAINT_SCRIPT } from './pre-paint.ts'
import { MAX_STORED_LENGTH, parseStoredCart } from './stored-cart.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

function fakeRoot() {
  const marks: Record<string, string> = {}
  const mark = (name: string, value: string): void => {
    marks[name] = value
  }
  return { marks, setAttribute: mark, style: { setProperty: mark } }
}

/** The marks on <html> after the script has run in a page with this in its storage. */
function marksBeforePaint(getItem: (key: string) => string | null) {
  const root = fakeRoot()
  runInNewContext(PRE_PAINT_SCRIPT, { document: { documentElement: root }, localStorage: { getItem } })
  return root.marks
}

function marksOfTheStore(text: string | null) {
  const root = fakeRoot()
  markCartCount(root, itemCount(parseStoredCart(text)))
  return root.marks
}

test('a full cart is counted before the first paint', () => {
  const cart = [{ product: { id: 'plunge-one' }, quantity: 3 }]
  const getItem = (key: string) => (key === 'plunge-one-cart' ? JSON.stringify(cart) : null)
  expect(marksBeforePaint(getItem)).toEqual({ 'data-cart': 'items', '--cart-count': '3' })
})

test('no stored cart, or a browser that forbids to look, is an empty cart', () => {
  const empty = { 'data-cart': 'empty', '--cart-count': '0' }
  expect(marksBeforePaint(() => null)).toEqual(empty)
  expect(
    marksBeforePaint(() => {
      throw new Error('SecurityError')
    }),
  ).toEqual(empty)
})

const almostItem = fc.oneof(
  fc.record(
    {
      product: fc.oneof(
        {
          weight: 5,
          arbitrary: fc.record({
            id: fc.constantFrom('plunge-one', 'lid', 'constructor', '__proto__', 'A', ''),
          }),
        },
        fc.jsonValue(),
      ),
      quantity: fc.oneof(fc.integer({ min: -2, max: 120 }), fc.double(), fc.jsonValue()),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
)

test('the script and the store count every cart alike, however hostile', () => {
  const stored = fc.oneof(
    fc.array(almostItem, { maxLength: 40 }).map((items) => JSON.stringify(items)),
    fc.json(),
    fc.string(),
  )
  fc.assert(
    fc.property(stored, (text) => {
      expect(marksBeforePaint(() => text)).toEqual(marksOfTheStore(text))
    }),
    { numRuns: 1_000 },
  )
})

test('an entry that is far too long is counted by neither', () => {
  const text = JSON.stringify([
    { product: { id: 'plunge-one', name: 'x'.repeat(MAX_STORED_LENGTH) }, quantity: 1 },
  ])
  expect(marksBeforePaint(() => text)).toEqual(marksOfTheStore(text))
})

test('the script cannot end its own element and is small', () => {
  expect(PRE_PAINT_SCRIPT).not.toMatch(/<\/|<!--|\n/)
  expect(PRE_PAINT_SCRIPT.length).toBeLessThan(700)
})
