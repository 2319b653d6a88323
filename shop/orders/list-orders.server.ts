import { and, count, desc, ilike, inArray, notInArray, or, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/database.server.ts'
import type { Order } from './order.ts'
import { readOrderNumber } from './order-number.ts'
import type { OrderStatus } from './order-status.ts'
import { toOrder } from './order-store.server.ts'
import { orders } from './tables.server.ts'

/** What still asks for something: to be looked at, sent, fetched, or to arrive. */
export const OPEN_STATUSES: readonly OrderStatus[] = ['held', 'oversold', 'paid', 'ready', 'dispatched']

const DRAFTS: readonly OrderStatus[] = ['awaiting_payment', 'expired']

export type OrderSearch = { openOnly: boolean; text?: string; limit: number }

export async function listOrders(db: Db, search: OrderSearch): Promise<{ orders: Order[]; total: number }> {
  const where = and(
    search.openOnly ? inArray(orders.status, [...OPEN_STATUSES]) : notInArray(orders.status, [...DRAFTS]),
    search.text === undefined ? undefined : matches(search.text),
  )
  const [counted] = await db.select({ total: count() }).from(orders).where(where)
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(search.limit)
  return { orders: rows.map(toOrder), total: counted?.total ?? 0 }
}

const SEARCHED = [
  orders.number,
  orders.name,
  orders.email,
  orders.phone,
  orders.address,
  orders.city,
  orders.postcode,
  orders.tracking,
  orders.paymentId,
]

function matches(text: string): SQL | undefined {
  const literal = text.trim().replace(/[\\%_]/g, String.raw`\$&`)
  const number = readOrderNumber(text)
  const anywhere = SEARCHED.map((column) => ilike(column, `%${literal}%`))
  return or(...anywhere, ...(number === null ? [] : [ilike(orders.number, number)]))
}
