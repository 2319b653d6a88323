import { expect, test, vi } from 'vitest'
import { fakeBrowser } from './fake-browser.ts'
import { createWishlistStore, WISHLIST_KEY } from './wishlist-store.ts'

test('a heart is kept over a reload, and a second press takes it back', () => {
  const browser = fakeBrowser()
  createWishlistStore(browser.openTab()).toggle('plunge-one')
  const reloaded = createWishlistStore(browser.openTab())
  expect(reloaded.getSnapshot()).toEqual(['plunge-one'])
  reloaded.toggle('plunge-one')
  expect(createWishlistStore(browser.openTab()).getSnapshot()).toEqual([])
})

test('the heart shows in another tab at once', () => {
  const browser = fakeBrowser()
  const here = createWishlistStore(browser.openTab())
  const there = createWishlistStore(browser.openTab())
  const listener = vi.fn<() => void>()
  there.subscribe(listener)
  expect(there.getSnapshot()).toEqual([])
  here.toggle('plunge-one')
  expect(listener).toHaveBeenCalledOnce()
  expect(there.getSnapshot()).toEqual(['plunge-one'])
})

test('the server knows of no heart, and a snapshot stays the same object until something changes', () => {
  const store = createWishlistStore(fakeBrowser().openTab())
  expect(store.getServerSnapshot()).toBe(store.getServerSnapshot())
  expect(store.getSnapshot()).toBe(store.getSnapshot())
})

test.each([
  ['not JSON', '{'],
  ['no list', '{"0":"plunge-one"}'],
  ['a number', '7'],
])('a stored wishlist that is %s counts as none', (_, text) => {
  const store = createWishlistStore(fakeBrowser({ [WISHLIST_KEY]: text }).openTab())
  expect(store.getSnapshot()).toEqual([])
})

test('of a tampered wishlist the sound ids are kept, once each', () => {
  const text = JSON.stringify(['plunge-one', 5, null, '<b>', 'plunge-one', '__proto__', 'x'.repeat(65)])
  const store = createWishlistStore(fakeBrowser({ [WISHLIST_KEY]: text }).openTab())
  expect(store.getSnapshot()).toEqual(['plunge-one'])
})

test('where the browser forbids storage the heart still works until the page is left', () => {
  const browser = fakeBrowser()
  browser.forbidStorage()
  const store = createWishlistStore(browser.openTab())
  store.toggle('plunge-one')
  expect(store.getSnapshot()).toEqual(['plunge-one'])
})
