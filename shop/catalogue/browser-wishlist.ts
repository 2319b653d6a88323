import { createWishlistStore } from './wishlist-store.ts'

/** The one wishlist of this browser. Nothing is touched until it is first read or listened to. */
export const browserWishlist = createWishlistStore({
  openStorage: () => window.localStorage,
  events: {
    addEventListener: (type, listener) => {
      window.addEventListener(type, listener)
    },
    removeEventListener: (type, listener) => {
      window.removeEventListener(type, listener)
    },
  },
})
