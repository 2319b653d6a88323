import type { ShownProduct } from '#shop/catalogue/product-json.ts'
import { addCents, NO_MONEY, timesCents } from '#shop/money/cents.ts'
import type { Cents } from '#shop/money/cents.ts'
import { fromPriceText } from '#shop/money/price-text.ts'
import { toCartProduct } from './cart.ts'
import type { Cart, CartItem } from './cart.ts'

export type CatalogueProduct = Omit<ShownProduct, 'sale'>

/** A line as it is shown today: details from the catalogue, not from the day it was put in. */
export type CartLine = CartItem & {
  readonly unitPrice: Cents
  readonly lineTotal: Cents
  /** Null when the catalogue does not list the product (any more). */
  readonly available: number | null
  /** Why Increase stops here, or null while there is more. */
  readonly limit: string | null
}

export const cartLines = (cart: Cart, products: readonly CatalogueProduct[]): readonly CartLine[] =>
  cart.map((item) => cartLine(item, products.find(({ id }) => id === item.product.id) ?? null))

/** The sum of price × quantity at today's prices. What is charged is decided by the quote alone. */
export const cartTotal = (cart: Cart, products: readonly CatalogueProduct[]): Cents =>
  addCents(...cartLines(cart, products).map((line) => line.lineTotal))

function cartLine({ product, quantity }: CartItem, listed: CatalogueProduct | null): CartLine {
  const unitPrice = listed?.price ?? storedPrice(product.price)
  return {
    product: listed === null ? product : toCartProduct(listed),
    quantity,
    unitPrice,
    lineTotal: timesCents(unitPrice, quantity),
    available: listed?.stock ?? null,
    limit: stockLimit(quantity, listed?.stock ?? null),
  }
}

function storedPrice(text: string): Cents {
  const price = fromPriceText(text)
  return price.ok ? price.value : NO_MONEY
}

function stockLimit(quantity: number, available: number | null): string | null {
  if (available === null) return 'This product is no longer for sale.'
  if (available < 1) return 'Sold out. Please remove it to check out.'
  if (quantity > available) return `Only ${available} left in stock. Please lower the quantity.`
  return quantity === available ? `Only ${available} in stock, and all of them are in your cart.` : null
}
