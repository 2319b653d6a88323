import type { ShownProduct } from '#shop/catalogue/product-json.ts'
import { toPriceText } from '#shop/money/price-text.ts'

/** What a cart shows of a product. The price is display only: whoever charges asks the catalogue. */
export type CartProduct = {
  readonly id: string
  readonly price: string
  readonly name: string
  readonly imageUrl: string
  readonly shortDescription: string
}

export type CartItem = { readonly product: CartProduct; readonly quantity: number }

export type Cart = readonly CartItem[]

export const EMPTY_CART: Cart = []

/** Far above any stock of a tub like this; keeps a count readable where the stock is not known. */
export const MAX_LINE_QUANTITY = 99

export const toCartProduct = (product: Omit<ShownProduct, 'stock' | 'sale'>): CartProduct => ({
  id: product.id,
  price: toPriceText(product.price),
  name: product.name,
  imageUrl: product.imageUrl,
  shortDescription: product.shortDescription,
})

export const quantityOf = (cart: Cart, productId: string): number =>
  cart.find((item) => item.product.id === productId)?.quantity ?? 0

/** Raises the line by n, or starts one; never above what is available. */
export function addItem(cart: Cart, product: CartProduct, n = 1, available = MAX_LINE_QUANTITY): Cart {
  const present = quantityOf(cart, product.id)
  const quantity = raised(present, present + Math.max(0, n), available)
  if (quantity === present) return cart
  if (present === 0) return [...cart, { product, quantity }]
  return cart.map((item) => (item.product.id === product.id ? { product, quantity } : item))
}

export function removeItem(cart: Cart, productId: string): Cart {
  return cart.some((item) => item.product.id === productId)
    ? cart.filter((item) => item.product.id !== productId)
    : cart
}

/** 0 or less removes the line; raising stops at what is available, lowering is always allowed. */
export function setQuantity(cart: Cart, productId: string, n: number, available = MAX_LINE_QUANTITY): Cart {
  const present = quantityOf(cart, productId)
  const quantity = n > present ? raised(present, n, available) : whole(n)
  if (present === 0) return cart
  if (quantity < 1) return removeItem(cart, productId)
  if (quantity === present) return cart
  return cart.map((item) => (item.product.id === productId ? { product: item.product, quantity } : item))
}

export const clear = (): Cart => EMPTY_CART

export const itemCount = (cart: Cart): number => cart.reduce((sum, item) => sum + item.quantity, 0)

/** More may be in the cart than in the warehouse by now; asking for more must not take any out. */
const raised = (present: number, wanted: number, available: number): number =>
  Math.max(present, Math.min(whole(wanted), whole(available), MAX_LINE_QUANTITY))

function whole(n: number): number {
  if (!Number.isFinite(n)) throw new RangeError(`Not a quantity: ${n}`)
  return Math.trunc(n)
}
