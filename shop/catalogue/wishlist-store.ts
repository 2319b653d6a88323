import type { ProductId } from './product.ts'
import { createStoredValue } from './stored-value.ts'
import type { OpenStorage, StorageEvents } from './stored-value.ts'

export const WISHLIST_KEY = 'plunge-one-wishlist'

/** Far above what the shop sells; keeps a tampered entry from growing without end. */
const MAX_WISHES = 50
const PRODUCT_ID = /^[a-z0-9][a-z0-9-]{0,63}$/

export type Wishlist = readonly ProductId[]

export type WishlistStore = {
  readonly getSnapshot: () => Wishlist
  readonly getServerSnapshot: () => Wishlist
  readonly subscribe: (listener: () => void) => () => void
  readonly toggle: (productId: ProductId) => void
}

const NO_WISHES: Wishlist = []

/** For useSyncExternalStore: the heart of a product, local to the browser. */
export function createWishlistStore(parts: {
  readonly openStorage: OpenStorage
  readonly events: StorageEvents
}): WishlistStore {
  const stored = createStoredValue<Wishlist>({ key: WISHLIST_KEY, parse: parseWishlist, ...parts })
  return {
    getSnapshot: stored.read,
    getServerSnapshot: () => NO_WISHES,
    subscribe: stored.subscribe,
    toggle: (productId) => {
      stored.change((wishes) => toggled(wishes, productId))
    },
  }
}

const toggled = (wishes: Wishlist, productId: ProductId): Wishlist =>
  wishes.includes(productId) ? wishes.filter((id) => id !== productId) : [...wishes, productId]

/** A wish is no order: whatever cannot be read is forgotten without a word. */
function parseWishlist(text: string | null): Wishlist {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return NO_WISHES
    const ids = stored.filter((id): id is string => typeof id === 'string' && PRODUCT_ID.test(id))
    return [...new Set(ids)].slice(0, MAX_WISHES)
  } catch {
    return NO_WISHES
  }
}
