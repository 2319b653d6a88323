import { eq, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/database.server.ts'
import { cents } from '#shop/money/cents.ts'
import type { Order } from './order.ts'
import { orderEvents, orders } from './tables.server.ts'

export type OrderRow = typeof orders.$inferSelect

/** `lock`: nobody else changes this order until the transaction ends. */
type Reading = { lock?: boolean }

export const findOrderById = (db: Db, id: string, reading?: Reading): Promise<Order | null> =>
  findOrder(db, eq(orders.id, id), reading)

export const findOrderByNumber = (db: Db, number: string, reading?: Reading): Promise<Order | null> =>
  findOrder(db, eq(orders.number, number), reading)

export const findOrderByPayment = (db: Db, paymentId: string, reading?: Reading): Promise<Order | null> =>
  findOrder(db, eq(orders.paymentId, paymentId), reading)

async function findOrder(db: Db, which: SQL, { lock = false }: Reading = {}): Promise<Order | null> {
  const query = db.select().from(orders).where(which)
  const [row] = await (lock ? query.for('update') : query)
  return row ? toOrder(row) : null
}

type Columns = Omit<typeof orders.$inferInsert, 'id' | 'number' | 'createdAt'>

/** New values, or what the database shall make of the old ones. */
export type OrderChange = { readonly [Column in keyof Columns]?: Columns[Column] | SQL }

export async function changeOrder(db: Db, id: string, change: OrderChange, now: Date): Promise<Order> {
  const [row] = await db
    .update(orders)
    .set({ ...change, updatedAt: now })
    .where(eq(orders.id, id))
    .returning()
  if (!row) throw new Error(`Order ${id} vanished while it was being changed`)
  return toOrder(row)
}

/** The order's diary: what happened, when, never edited. */
export async function noteEvent(
  db: Db,
  orderId: string,
  kind: string,
  at: Date,
  detail: Record<string, unknown> = {},
) {
  await db.insert(orderEvents).values({ orderId, kind, at, detail })
}

export function toOrder(row: OrderRow): Order {
  const { name, email, phone, address, city, state, postcode, notes } = row
  return {
    id: row.id,
    number: row.number,
    sessionId: row.sessionId,
    status: row.status,
    paymentId: row.paymentId,
    paymentStatus: row.paymentStatus,
    quote: row.quote,
    total: cents(row.totalCents),
    refunded: cents(row.refundedCents),
    method: row.method,
    customer: { name, email, phone, address, city, state, postcode, notes },
    payingTab: row.payingTab,
    payingSince: row.payingSince,
    buyNow: row.buyNow,
    holdReason: row.holdReason,
    invoiceNumber: row.invoiceNumber,
    carrier: row.carrier,
    tracking: row.tracking,
    dispatchedOn: row.dispatchedOn,
    stockTaken: row.stockTaken,
    createdAt: row.createdAt,
    paidAt: row.paidAt,
  }
}
