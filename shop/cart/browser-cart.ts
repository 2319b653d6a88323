import { createCartStore } from './cart-store.ts'
import { markCartCount } from './pre-paint.ts'

/** The one cart of this browser. Nothing is touched until it is first read or listened to. */
export const browserCart = createCartStore({
  openStorage: () => window.localStorage,
  events: {
    addEventListener: (type, listener) => {
      window.addEventListener(type, listener)
    },
    removeEventListener: (type, listener) => {
      window.removeEventListener(type, listener)
    },
  },
  markCount: (count) => {
    markCartCount(document.documentElement, count)
  },
})
