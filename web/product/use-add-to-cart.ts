import { useState } from 'react'
import { useCart } from '#shop/cart/cart-context.tsx'
import { quantityOf, toCartProduct } from '#shop/cart/cart.ts'
import type { CatalogueProduct } from '#shop/cart/cart-prices.ts'
import { cartAlerts } from '#web/content/buy-texts.ts'

export type AddToCart = {
  readonly add: (quantity: number) => void
  /** The last answer in words, for the page itself: an alert is gone once it is closed. */
  readonly said: string | null
}

/** Puts it into the cart and tells in a browser alert what really happened. */
export function useAddToCart(product: CatalogueProduct | null): AddToCart {
  const cart = useCart()
  const [said, setSaid] = useState<string | null>(null)

  function outcome(quantity: number): string {
    if (product === null) return cartAlerts.noProduct
    try {
      const before = cart.items.find((line) => line.product.id === product.id)?.quantity ?? 0
      const added = quantityOf(cart.add(toCartProduct(product), quantity), product.id) - before
      if (added <= 0) return nothingAdded(before)
      if (cart.isKept()) return cartAlerts.added(added)
      // The checkout is a new page: what the browser does not keep would be lost on the way there.
      cart.setQuantity(product.id, before)
      return cartAlerts.failed
    } catch {
      return cartAlerts.failed
    }
  }

  return {
    said,
    add: (quantity) => {
      const words = outcome(quantity)
      setSaid(words)
      // oxlint-disable-next-line eslint/no-alert -- the specification asks for the browser's own alert
      window.alert(words)
    },
  }
}

const nothingAdded = (inCart: number): string =>
  `Nothing was added: all ${inCart} that we have in stock are in your cart already.`
