import type { Database } from '#platform/database.server.ts'
import { err, ok, type Result } from '#platform/result.ts'
import type { Cents } from '#shop/money/cents.ts'
import { formatAud } from '#shop/money/format-aud.ts'
import { changeProduct, type Refused } from './change-product.server.ts'
import { saleAt, type Product, type ProductId } from './product.ts'

/** Above this it is a slip of the finger: cents typed as dollars. */
const HIGHEST_PRICE = 10_000_000

export function changePrice(
  database: Database,
  id: ProductId,
  price: Cents,
  now: Date,
): Promise<Result<Product, Refused>> {
  return changeProduct(database, id, (product) => {
    if (price <= 0) return err('A price is above $0.00.')
    if (price > HIGHEST_PRICE)
      return err(`${formatAud(price)} is more than this shop can ask for one product.`)
    if (price === product.price) return err(`${product.name} costs ${formatAud(price)} already.`)
    // A struck price below what is asked would mislead buyers.
    const { sale } = product
    if (sale !== null && sale.endsAt > now && sale.wasPrice <= price) {
      const when = saleAt(product, now) === null ? 'planned' : 'running'
      return err(
        `The ${when} ${sale.name} strikes out ${formatAud(sale.wasPrice)}, which must stay above the price: 'sale end' comes first.`,
      )
    }
    return ok({ priceCents: price })
  })
}
