import type { Database } from '#platform/database.server.ts'
import { err, ok, type Result } from '#platform/result.ts'
import { changeProduct, type Refused } from './change-product.server.ts'
import type { Product, ProductId } from './product.ts'

/** More tubs than any warehouse of ours holds: a slip of the finger. */
const MOST_IN_STOCK = 10_000

export function changeStock(
  database: Database,
  id: ProductId,
  stock: number,
): Promise<Result<Product, Refused>> {
  return changeProduct(database, id, () => {
    if (!Number.isSafeInteger(stock)) return err('Stock is a whole number.')
    if (stock < 0) return err('Stock cannot be below 0.')
    if (stock > MOST_IN_STOCK) return err(`Stock can be at most ${MOST_IN_STOCK}.`)
    return ok({ stock })
  })
}
