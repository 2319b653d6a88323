import { expect, test } from 'vitest'
import { isCompact } from './compact-pages.ts'

test('only paying and its receipt have the compact header', () => {
  expect(['/checkout', '/checkout/', '/purchase-confirmed'].map(isCompact)).toEqual([true, true, true])
  expect(['/', '/cart', '/checkout-help'].map(isCompact)).toEqual([false, false, false])
})
