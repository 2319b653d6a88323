import { err, ok } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { timesCents } from '#shop/money/cents.ts'
import type { Cents } from '#shop/money/cents.ts'
import type { ItemRefusal } from './refusal.ts'

/** What pricing needs of a product, so that the browser can quote from what GET /api/products told it. */
export type PricedProduct = Pick<Product, 'id' | 'name' | 'price' | 'stock'>

export type WantedItem = { readonly productId: string; readonly quantity: number }

export type QuoteLine = {
  readonly productId: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: Cents
  readonly lineTotal: Cents
}

/** Lines stand in the catalogue's order, so the order in which a buyer picked things changes nothing. */
export function priceLines(
  products: readonly PricedProduct[],
  items: readonly WantedItem[],
): Result<readonly QuoteLine[], ItemRefusal> {
  if (items.length === 0) return err({ reason: 'empty' })
  const wanted = mergeItems(items)
  for (const [productId, quantity] of wanted) {
    const refusal = refuseItem(products, productId, quantity)
    if (refusal !== null) return err(refusal)
  }
  return ok(
    products.flatMap(({ id, name, price }) => {
      const quantity = wanted.get(id)
      if (quantity === undefined) return []
      return [{ productId: id, name, quantity, unitPrice: price, lineTotal: timesCents(price, quantity) }]
    }),
  )
}

/** Sorted by id, so that the same items are refused for the same reason in whatever order they come. */
function mergeItems(items: readonly WantedItem[]): ReadonlyMap<string, number> {
  const merged = new Map<string, number>()
  for (const { productId, quantity } of items.toSorted((a, b) => (a.productId < b.productId ? -1 : 1))) {
    // One bad quantity spoils the product's sum, so that -1 + 2 does not pass for 1.
    const sum = (merged.get(productId) ?? 0) + (isQuantity(quantity) ? quantity : Number.NaN)
    merged.set(productId, sum)
  }
  return merged
}

const isQuantity = (n: number): boolean => Number.isSafeInteger(n) && n > 0

function refuseItem(
  products: readonly PricedProduct[],
  productId: string,
  quantity: number,
): ItemRefusal | null {
  const product = products.find(({ id }) => id === productId)
  if (product === undefined) return { reason: 'unknown-product', productId }
  if (!isQuantity(quantity)) return { reason: 'quantity-invalid', productId }
  const { name, stock } = product
  if (stock < 1) return { reason: 'sold-out', productId, name }
  if (quantity > stock) {
    return { reason: 'not-enough-stock', productId, name, requested: quantity, available: stock }
  }
  return null
}
