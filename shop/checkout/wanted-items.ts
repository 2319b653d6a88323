import type { Cart } from '#shop/cart/cart.ts'
import { PLUNGE_ONE } from '#shop/catalogue/product.ts'
import type { WantedItem } from '#shop/pricing/lines.ts'

export type Purchase = { items: readonly WantedItem[]; buyNow: boolean }

const MOST = 99

/**
 * `?product=` is Buy Now: that product alone, and the cart stays as it is. Plain /checkout takes the whole cart, or
 * one tub when the cart is empty. A quantity that is none counts as one; too many is for the quote to refuse.
 */
export function purchaseFrom(query: URLSearchParams, cart: Cart): Purchase {
  const productId = query.get('product')
  if (productId !== null && productId !== '') {
    const quantity = Number(query.get('quantity') ?? 1)
    const whole = Number.isInteger(quantity) && quantity >= 1 ? Math.min(quantity, MOST) : 1
    return { items: [{ productId, quantity: whole }], buyNow: true }
  }
  if (cart.length === 0) return { items: [{ productId: PLUNGE_ONE, quantity: 1 }], buyNow: true }
  return { items: cart.map(({ product, quantity }) => ({ productId: product.id, quantity })), buyNow: false }
}
