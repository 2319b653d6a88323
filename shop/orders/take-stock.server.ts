import { and, eq, gte, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database.server.ts'
import { prepared } from '#platform/prepared.server.ts'
import { products } from '#shop/catalogue/tables.server.ts'
import type { QuoteLine } from '#shop/pricing/lines.ts'

type LowStock = { productId: string; name: string; stock: number }

export type StockTaken = { taken: true; nowLow: readonly LowStock[] } | { taken: false }

/** Told to the owner when sales bring the shelf down to this. */
const LOW_STOCK = 2

/** All lines or none. Rows are locked in one order, so that two sales cannot wait for each other. */
export async function takeStock(tx: Transaction, lines: readonly QuoteLine[]): Promise<StockTaken> {
  const taken: QuoteLine[] = []
  const nowLow: LowStock[] = []
  for (const line of lines.toSorted(byProduct)) {
    const { productId, quantity } = line
    const [left] = await takeLine(tx.db).execute({ productId, quantity })
    if (!left) {
      await returnStock(tx, taken)
      return { taken: false }
    }
    taken.push(line)
    if (left.stock <= LOW_STOCK && left.stock + quantity > LOW_STOCK) nowLow.push({ productId, ...left })
  }
  return { taken: true, nowLow }
}

const takeLine = prepared('take stock', (db) =>
  db
    .update(products)
    .set({ stock: sql`${products.stock} - ${sql.placeholder('quantity')}` })
    .where(
      and(
        eq(products.id, sql.placeholder('productId')),
        gte(products.stock, sql`${sql.placeholder('quantity')}`),
      ),
    )
    .returning({ name: products.name, stock: products.stock }),
)

export async function returnStock(tx: Transaction, lines: readonly QuoteLine[]): Promise<void> {
  for (const line of lines.toSorted(byProduct)) {
    await tx.db
      .update(products)
      .set({ stock: sql`${products.stock} + ${line.quantity}` })
      .where(eq(products.id, line.productId))
  }
}

const byProduct = (a: QuoteLine, b: QuoteLine) => (a.productId < b.productId ? -1 : 1)
