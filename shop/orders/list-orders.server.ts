import { and, asc, desc, ilike, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/database.server.ts'
import type { Order } from './order.ts'
import { readOrderNumber } from './order-number.ts'
import type { OrderStatus } from './order-status.ts'
import { type OrderRow, toOrder } from './order-row.server.ts'
import { orders } from './tables.server.ts'

/** What still asks for something: to be looked at, sent, fetched, or to arrive. */
export const OPEN_STATUSES: readonly OrderStatus[] = ['held', 'oversold', 'paid', 'ready', 'dispatched']

const DRAFTS: readonly OrderStatus[] = ['awaiting_payment', 'expired']

export type OrderSearch = { openOnly: boolean; text?: string; limit: number }

/** `more`: there are older ones beyond the limit. They are not counted: that would read the whole table. */
export async function listOrders(db: Db, search: OrderSearch): Promise<{ orders: Order[]; more: boolean }> {
  const where = and(
    search.openOnly ? inArray(orders.status, [...OPEN_STATUSES]) : notInArray(orders.status, [...DRAFTS]),
    search.text === undefined ? undefined : matches(search.text),
  )
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(search.limit + 1)
  return { orders: rows.slice(0, search.limit).map(toOrder), more: rows.length > search.limit }
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

/** Read in pages of this size, so that any number of orders fits into memory. */
const PAGE = 500

/** Every paid order, oldest first. */
export async function* eachOrder(db: Db): AsyncGenerator<Order> {
  const paid = notInArray(orders.status, [...DRAFTS])
  for (let last: string | undefined; ;) {
    // Compared inside the database, whose times are finer than ours.
    const after: SQL | undefined =
      last === undefined
        ? undefined
        : sql`(${orders.createdAt}, ${orders.id}) > (select created_at, id from orders where id = ${last})`
    const page: OrderRow[] = await db
      .select()
      .from(orders)
      .where(and(paid, after))
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .limit(PAGE)
    yield* page.map(toOrder)
    last = page.at(-1)?.id
    if (page.length < PAGE) return
  }
}
