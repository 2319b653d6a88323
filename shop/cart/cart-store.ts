import { createStoredValue } from '#shop/catalogue/stored-value.ts'
import type { OpenStorage, StorageEvents } from '#shop/catalogue/stored-value.ts'
import { addItem, clear, EMPTY_CART, itemCount, removeItem, setQuantity } from './cart.ts'
import type { Cart, CartProduct } from './cart.ts'
import { CART_KEY, parseStoredCart } from './stored-cart.ts'

/** `ready` is false until the stored cart has been read: until then nobody may call the cart empty. */
export type CartSnapshot = { readonly cart: Cart; readonly ready: boolean }

export type CartStore = {
  readonly getSnapshot: () => CartSnapshot
  readonly getServerSnapshot: () => CartSnapshot
  readonly subscribe: (listener: () => void) => () => void
  readonly add: (product: CartProduct, n?: number, available?: number) => Cart
  readonly remove: (productId: string) => Cart
  readonly setQuantity: (productId: string, n: number, available?: number) => Cart
  readonly clear: () => Cart
  /** False after a change that the browser refused to store: it ends with this page. */
  readonly isKept: () => boolean
}

export type CartStoreParts = {
  readonly openStorage: OpenStorage
  readonly events: StorageEvents
  /** Told of every count, so that the marks on <html> stay in step. */
  readonly markCount?: (count: number) => void
}

const UNREAD: CartSnapshot = { cart: EMPTY_CART, ready: false }

export function createCartStore({ openStorage, events, markCount }: CartStoreParts): CartStore {
  const stored = createStoredValue<Cart>({
    key: CART_KEY,
    openStorage,
    events,
    parse: parseStoredCart,
    onChange: (cart) => markCount?.(itemCount(cart)),
  })
  let snapshot = UNREAD

  // React compares snapshots by identity, so the same cart must give the same object.
  function getSnapshot(): CartSnapshot {
    const cart = stored.read()
    if (!snapshot.ready || snapshot.cart !== cart) snapshot = { cart, ready: true }
    return snapshot
  }

  return {
    getSnapshot,
    getServerSnapshot: () => UNREAD,
    subscribe: stored.subscribe,
    add: (product, n, available) => stored.change((cart) => addItem(cart, product, n, available)),
    remove: (productId) => stored.change((cart) => removeItem(cart, productId)),
    setQuantity: (productId, n, available) =>
      stored.change((cart) => setQuantity(cart, productId, n, available)),
    clear: () => stored.change(clear),
    isKept: stored.isKept,
  }
}
