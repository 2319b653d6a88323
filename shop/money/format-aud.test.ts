import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { formatAud, formatAudShort } from './format-aud.ts'
import { toPriceText } from './price-text.ts'

test.each([
  [499_900, '$4,999.00', '$4,999'],
  [499_950, '$4,999.50', '$4,999.50'],
  [0, '$0.00', '$0'],
  [123_456_789, '$1,234,567.89', '$1,234,567.89'],
  [-20_000, '-$200.00', '-$200'],
])('%d cents are shown as %s, or %s where space is short', (amount, full, short) => {
  expect(formatAud(cents(amount))).toBe(full)
  expect(formatAudShort(cents(amount))).toBe(short)
})

test('no cent is lost on the way to the screen, however large the amount', () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (amount) => {
      expect(Number(formatAud(cents(amount)).replace(/\D/g, ''))).toBe(amount)
    }),
  )
})

test('amounts look as the language of the country writes them', () => {
  const known = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
      expect(formatAud(cents(amount))).toBe(known.format(toPriceText(cents(amount))))
    }),
  )
})
