import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/database.server.ts'
import { prepared } from '#platform/prepared.server.ts'
import type { Order } from './order.ts'
import { toOrder } from './order-row.server.ts'
import { orderEvents, orders } from './tables.server.ts'

/** `lock`: nobody else changes this order until the transaction ends. */
type Reading = { lock?: boolean }

export const findOrderById = finder('id')
export const findOrderByNumber = finder('number')
export const findOrderByPayment = finder('paymentId')

function finder(column: 'id' | 'number' | 'paymentId') {
  const select = (db: Db) =>
    db
      .select()
      .from(orders)
      .where(eq(orders[column], sql.placeholder('wanted')))
  const reading = prepared(`order by ${column}`, select)
  const locking = prepared(`order by ${column}, locked`, (db) => select(db).for('update'))
  return async (db: Db, wanted: string, { lock = false }: Reading = {}): Promise<Order | null> => {
    const [row] = await (lock ? locking : reading)(db).execute({ wanted })
    return row ? toOrder(row) : null
  }
}

/** The order's diary: what happened, when, never edited. */
export async function noteEvent(
  db: Db,
  orderId: string,
  kind: string,
  at: Date,
  detail: Record<string, unknown> = {},
) {
  await insertEvent(db).execute({ orderId, kind, at, detail })
}

const insertEvent = prepared('order event', (db) =>
  db.insert(orderEvents).values({
    orderId: sql.placeholder('orderId'),
    kind: sql.placeholder('kind'),
    at: sql.placeholder('at'),
    detail: sql.placeholder('detail'),
  }),
)
