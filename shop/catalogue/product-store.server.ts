import { asc, max } from 'drizzle-orm'
import type { Db } from '#platform/database.server.ts'
import { prepared } from '#platform/prepared.server.ts'
import { cents } from '#shop/money/cents.ts'
import type { Product, Sale } from './product.ts'
import { plungeOneSeed } from './seed.ts'
import { products } from './tables.server.ts'

export async function loadProducts(db: Db): Promise<Product[]> {
  const rows = await selectAll(db).execute()
  return rows.map(toProduct)
}

const selectAll = prepared('all products', (db) => db.select().from(products).orderBy(asc(products.id)))

export async function lastChange(db: Db): Promise<Date> {
  const [row] = await db.select({ at: max(products.updatedAt) }).from(products)
  return row?.at ?? new Date(0)
}

/** Only into an empty catalogue: a product the owner changed, or sold out, is never put back. */
export async function seedCatalogue(db: Db, now: Date): Promise<boolean> {
  const seed = plungeOneSeed(now)
  const inserted = await db
    .insert(products)
    .values({
      id: seed.id,
      name: seed.name,
      shortDescription: seed.shortDescription,
      imageUrl: seed.imageUrl,
      priceCents: seed.price,
      stock: seed.stock,
      saleName: seed.sale?.name ?? null,
      saleWasCents: seed.sale?.wasPrice ?? null,
      saleStartsAt: seed.sale?.startsAt ?? null,
      saleEndsAt: seed.sale?.endsAt ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: products.id })
  return inserted.length > 0
}

type Row = typeof products.$inferSelect

function toProduct(row: Row): Product {
  return {
    id: row.id,
    name: row.name,
    shortDescription: row.shortDescription,
    imageUrl: row.imageUrl,
    price: cents(row.priceCents),
    stock: row.stock,
    sale: toSale(row),
    version: row.version,
  }
}

function toSale(row: Row): Sale | null {
  const { saleName, saleWasCents, saleStartsAt, saleEndsAt } = row
  if (saleName === null || saleWasCents === null || saleStartsAt === null || saleEndsAt === null) return null
  return { name: saleName, wasPrice: cents(saleWasCents), startsAt: saleStartsAt, endsAt: saleEndsAt }
}
