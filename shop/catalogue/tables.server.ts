import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const products = pgTable('products', {
  id: text().primaryKey(),
  name: text().notNull(),
  shortDescription: text('short_description').notNull(),
  imageUrl: text('image_url').notNull(),
  priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
  stock: integer().notNull(),
  saleName: text('sale_name'),
  saleWasCents: bigint('sale_was_cents', { mode: 'number' }),
  saleStartsAt: moment('sale_starts_at'),
  saleEndsAt: moment('sale_ends_at'),
  updatedAt: moment('updated_at')
    .notNull()
    .default(sql`now()`),
  version: bigint({ mode: 'number' }).notNull().default(1),
})
