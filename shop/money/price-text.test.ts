import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { fromPriceText, toPriceText } from './price-text.ts'

test.each([
  [499_900, '4999.00'],
  [5, '0.05'],
  [0, '0.00'],
  [110, '1.10'],
  [-20_005, '-200.05'],
])('%d cents are written %s', (amount, text) => {
  expect(toPriceText(cents(amount))).toBe(text)
})

test.each([
  ['4999.00', 499_900],
  ['4999', 499_900],
  ['4999.5', 499_950],
  [4999, 499_900],
  [1.15, 115],
  [0.07, 7],
])('%s is read as %d cents', (given, amount) => {
  expect(fromPriceText(given)).toEqual({ ok: true, value: amount })
})

test.each([
  '',
  'free',
  '-1.00',
  '1.005',
  '1,000.00',
  ' 1.00',
  '1e3',
  '0x10',
  '99999999999999',
  -1,
  Number.NaN,
  Infinity,
  0.001,
])('%s is no price', (given) => {
  expect(fromPriceText(given)).toEqual({ ok: false, error: { reason: 'not-a-price', given } })
})

test('every price survives being written and read', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999_999_999_999 }), (amount) => {
      expect(fromPriceText(toPriceText(cents(amount)))).toEqual({ ok: true, value: amount })
    }),
  )
})
