import { expect, test, vi } from 'vitest'
import { fakeBrowser } from '#shop/catalogue/fake-browser.ts'
import { atFirstSight } from './first-sight.ts'

test('an order is seen for the first time once, also when another was seen since', () => {
  const { openStorage } = fakeBrowser().openTab()
  const seen = vi.fn()
  for (const number of ['PO-AAAA2222', 'PO-AAAA2222', 'PO-BBBB2222', 'PO-AAAA2222', 'PO-BBBB2222'])
    atFirstSight(number, () => seen(number), openStorage)
  expect(seen.mock.calls).toEqual([['PO-AAAA2222'], ['PO-BBBB2222']])
})

test('what an earlier version of the shop noted still counts', () => {
  const { openStorage } = fakeBrowser({ 'plunge-one-bought': 'PO-AAAA2222' }).openTab()
  const seen = vi.fn()
  atFirstSight('PO-AAAA2222', seen, openStorage)
  expect(seen).not.toHaveBeenCalled()
})

test('a browser that keeps nothing sees every order for the first time', () => {
  const browser = fakeBrowser()
  browser.forbidStorage()
  const seen = vi.fn()
  atFirstSight('PO-AAAA2222', seen, browser.openTab().openStorage)
  expect(seen).toHaveBeenCalledOnce()
})
