import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database.server.ts'
import { products } from '#shop/catalogue/tables.server.ts'
import type { QuoteLine } from '#shop/pricing/lines.ts'

export type StockTaken =
  { taken: true; nowLow: readonly { productId: string; name: string; stock: number }[] } | { taken: false }

/** Told to the owner when sales bring the shelf down to this. */
const LOW_STOCK = 2

/** All lines or none. Rows are locked in one order, so that two sales cannot wait for each other. */
export async function takeStock(tx: Transaction, lines: readonly QuoteLine[]): Promise<StockTaken> {
  const ids = lines.map((line) => line.productId)
  const shelf = await tx.db
    .select({ id: products.id, name: products.name, stock: products.stock })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('update')
  const left = new Map(shelf.map((product) => [product.id, product.stock]))
  for (const line of lines) {
    const remaining = (left.get(line.productId) ?? 0) - line.quantity
    if (remaining < 0) return { taken: false }
    left.set(line.productId, remaining)
  }
  for (const line of lines) {
    await tx.db
      .update(products)
      .set({ stock: sql`${products.stock} - ${line.quantity}` })
      .where(eq(products.id, line.productId))
  }
  const nowLow = shelf.flatMap(({ id, name, stock }) => {
    const remaining = left.get(id) ?? 0
    return stock > LOW_STOCK && remaining <= LOW_STOCK ? [{ productId: id, name, stock: remaining }] : []
  })
  return { taken: true, nowLow }
}

export async function returnStock(tx: Transaction, lines: readonly QuoteLine[]): Promise<void> {
  for (const line of lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1))) {
    await tx.db
      .update(products)
      .set({ stock: sql`${products.stock} + ${line.quantity}` })
      .where(eq(products.id, line.productId))
  }
}
