import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database.server.ts'
import { err, ok, type Result } from '#platform/result.ts'
import type { Product, ProductId } from './product.ts'
import { loadProducts } from './product-store.server.ts'
import { products } from './tables.server.ts'

type ProductChange = Partial<Omit<typeof products.$inferInsert, 'id' | 'version'>>

/** Why not, in one sentence that the owner reads. */
export type Refused = string

/** One change by the owner, decided on the locked product. Every process hears of it when it commits. */
export function changeProduct(
  database: Database,
  id: ProductId,
  decide: (product: Product) => Result<ProductChange, Refused>,
): Promise<Result<Product, Refused>> {
  return database.transaction(async (tx) => {
    await tx.db.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update')
    const before = await find(id)
    if (before === undefined) return err(`There is no product '${id}'.`)
    const decided = decide(before)
    if (!decided.ok) return decided
    await tx.db.update(products).set(decided.value).where(eq(products.id, id))
    return ok((await find(id)) ?? before)

    async function find(wanted: ProductId): Promise<Product | undefined> {
      return (await loadProducts(tx.db)).find((product) => product.id === wanted)
    }
  })
}
