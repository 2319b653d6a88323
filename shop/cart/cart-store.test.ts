import { describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from '#shop/catalogue/fake-browser.ts'
import { itemCount } from './cart.ts'
import { createCartStore } from './cart-store.ts'
import { CART_KEY } from './stored-cart.ts'

const tub = { id: 'plunge-one', price: '4999.00', name: 'Plunge One', imageUrl: '', shortDescription: '' }
const cartText = (quantity: number) => JSON.stringify([{ product: tub, quantity }])

function openShop(browser = fakeBrowser()) {
  const tab = browser.openTab()
  const markCount = vi.fn<(count: number) => void>()
  const store = createCartStore({ openStorage: tab.openStorage, events: tab.events, markCount })
  const listener = vi.fn<() => void>()
  const leave = store.subscribe(listener)
  return { browser, tab, store, markCount, listener, leave, count: () => itemCount(store.getSnapshot().cart) }
}

describe('reading', () => {
  test('a stored cart is restored, and on the server nobody calls it empty before it is read', () => {
    const { store } = openShop(fakeBrowser({ [CART_KEY]: cartText(2) }))
    expect(store.getServerSnapshot()).toEqual({ cart: [], ready: false })
    expect(store.getSnapshot()).toEqual({ cart: [{ product: tub, quantity: 2 }], ready: true })
  })

  test('a snapshot stays the same object until the cart changes', () => {
    const { store } = openShop()
    const before = store.getSnapshot()
    expect(store.getSnapshot()).toBe(before)
    store.remove('nope')
    expect(store.getSnapshot()).toBe(before)
    store.add(tub)
    expect(store.getSnapshot()).not.toBe(before)
    expect(store.getServerSnapshot()).toBe(store.getServerSnapshot())
  })

  test('a corrupt cart is logged once, not at every look', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { store, count } = openShop(fakeBrowser({ [CART_KEY]: '{broken' }))
    store.getSnapshot()
    store.remove('nope')
    expect(count()).toBe(0)
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })
})

describe('changing', () => {
  test('every change is saved at once', () => {
    const { browser, store } = openShop()
    store.add(tub, 2)
    expect(browser.stored(CART_KEY)).toBe(cartText(2))
    store.setQuantity(tub.id, 5)
    expect(browser.stored(CART_KEY)).toBe(cartText(5))
    store.remove(tub.id)
    expect(browser.stored(CART_KEY)).toBe('[]')
    store.add(tub)
    store.clear()
    expect(browser.stored(CART_KEY)).toBe('[]')
  })

  test('stops at the stock and tells the caller what the cart then holds', () => {
    const { store } = openShop()
    expect(itemCount(store.add(tub, 5, 8))).toBe(5)
    expect(itemCount(store.add(tub, 5, 8))).toBe(8)
    expect(itemCount(store.setQuantity(tub.id, 9, 8))).toBe(8)
  })

  test('listeners hear of a change once, and no longer after they left', () => {
    const { store, listener, leave, tab } = openShop()
    store.add(tub)
    expect(listener).toHaveBeenCalledOnce()
    leave()
    store.add(tub)
    expect(listener).toHaveBeenCalledOnce()
    expect(tab.listenerCount()).toBe(0)
  })

  test('the marks on the page follow every count', () => {
    const { store, markCount } = openShop(fakeBrowser({ [CART_KEY]: cartText(2) }))
    store.getSnapshot()
    store.add(tub)
    store.clear()
    expect(markCount.mock.calls).toEqual([[2], [3], [0]])
  })
})

describe('with several tabs', () => {
  test('a change in one shows in the other', () => {
    const here = openShop()
    const there = openShop(here.browser)
    expect(there.count()).toBe(0)
    here.store.add(tub, 3)
    expect(there.listener).toHaveBeenCalledOnce()
    expect(there.count()).toBe(3)
    expect(there.markCount).toHaveBeenLastCalledWith(3)
  })

  test('adding in both loses neither, even when the news is still on its way', () => {
    const { browser, store, count } = openShop()
    store.add(tub)
    browser.replaceSilently(CART_KEY, cartText(4))
    store.add(tub)
    expect(count()).toBe(5)
  })

  test('clearing the whole storage empties the cart', () => {
    const { browser, store, count } = openShop()
    store.add(tub)
    browser.clearStorage()
    expect(count()).toBe(0)
  })

  test('entries of others are none of our business', () => {
    const { tab, store, listener, browser } = openShop()
    store.getSnapshot()
    browser.replaceSilently(CART_KEY, cartText(4))
    tab.send('storage', { key: 'someone-else' })
    expect(listener).not.toHaveBeenCalled()
  })
})

test('a page that comes back from the back/forward cache shows the cart of now', () => {
  const { browser, tab, store, listener, count } = openShop()
  store.add(tub)
  browser.replaceSilently(CART_KEY, cartText(4))
  tab.send('pageshow', { persisted: false })
  expect(count()).toBe(1)
  tab.send('pageshow', { persisted: true })
  expect(count()).toBe(4)
  expect(listener).toHaveBeenCalledTimes(2)
})

describe('where the browser refuses', () => {
  test('no storage at all: the cart works until the page is left', () => {
    const browser = fakeBrowser()
    browser.forbidStorage()
    const { store, count, tab } = openShop(browser)
    store.add(tub, 2)
    store.add(tub)
    tab.send('pageshow', { persisted: true })
    expect(count()).toBe(3)
    expect(store.getSnapshot().ready).toBe(true)
  })

  test('a full storage: nothing the buyer did is undone, and it is saved once there is room', () => {
    const { browser, store, count } = openShop(fakeBrowser({ [CART_KEY]: cartText(1) }))
    browser.fillStorage()
    store.add(tub)
    store.add(tub)
    expect(count()).toBe(3)
    expect(browser.stored(CART_KEY)).toBe(cartText(1))
    expect(store.isKept()).toBe(false)
    browser.fillStorage(false)
    store.add(tub)
    expect(store.isKept()).toBe(true)
    expect(browser.stored(CART_KEY)).toBe(cartText(4))
  })
})
