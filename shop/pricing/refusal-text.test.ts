import { expect, test } from 'vitest'
import { Postcode } from '#shop/shipping/postcode.ts'
import type { QuoteRefusal } from './refusal.ts'
import { refusalCode, refusalText } from './refusal-text.ts'

const refusals: readonly QuoteRefusal[] = [
  { reason: 'empty' },
  { reason: 'unknown-product', productId: '<script>' },
  { reason: 'quantity-invalid', productId: '<script>' },
  { reason: 'sold-out', productId: 'plunge-one', name: 'Plunge One' },
  { reason: 'not-enough-stock', productId: 'plunge-one', name: 'Plunge One', requested: 9, available: 8 },
  { reason: 'postcode-missing' },
  { reason: 'postcode-not-served', postcode: Postcode.parse('8001') },
]

test.each(refusals)('$reason is explained in a sentence that echoes no stranger', (refusal) => {
  expect(refusalText(refusal)).toMatch(/^[A-Z].+\.$/)
  expect(refusalText(refusal)).not.toContain('<script>')
  expect(refusalCode(refusal)).toBe(refusal.reason)
})

test('a buyer who wants too many is told how many there are', () => {
  const [, , , , notEnough] = refusals
  expect(notEnough && refusalText(notEnough)).toBe('Only 8 of Plunge One left. Please choose 8 or fewer.')
})
