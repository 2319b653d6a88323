import { expect, test } from 'vitest'
import { tabAfterKey } from './tab-keys.ts'

test('arrow keys go along a row of tabs and round at its ends', () => {
  expect(tabAfterKey('ArrowRight', 0, 5)).toBe(1)
  expect(tabAfterKey('ArrowRight', 4, 5)).toBe(0)
  expect(tabAfterKey('ArrowLeft', 0, 5)).toBe(4)
})

test('Home and End go to the ends, and other keys are left alone', () => {
  expect(tabAfterKey('Home', 3, 5)).toBe(0)
  expect(tabAfterKey('End', 1, 5)).toBe(4)
  expect(tabAfterKey('a', 1, 5)).toBeNull()
})
