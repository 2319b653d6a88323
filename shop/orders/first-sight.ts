import type { OpenStorage } from '#shop/catalogue/stored-value.ts'

const KEY = 'plunge-one-bought'
const REMEMBERED = 20

/** Runs `then` the first time this browser sees the order, and never again for it. */
export function atFirstSight(
  orderNumber: string,
  then: () => void,
  openStorage: OpenStorage = () => localStorage,
): void {
  try {
    const storage = openStorage()
    const seen = (storage.getItem(KEY) ?? '').split(' ')
    if (seen.includes(orderNumber)) return
    storage.setItem(KEY, [orderNumber, ...seen].slice(0, REMEMBERED).join(' ').trim())
  } catch {
    // A browser that keeps nothing has nothing of another day either.
  }
  then()
}
