import type { Database } from '#platform/database.server.ts'
import { loadProducts } from '#shop/catalogue/product-store.server.ts'
import { toProductJson, type ProductJson } from '#shop/catalogue/product-json.ts'
import { OPEN_STATUSES } from '#shop/orders/list-orders.server.ts'
import { dispatchDay } from '#shop/shipping/delivery-dates.ts'
import { sydneyTime } from '#shop/shipping/sydney-time.ts'

/** Everything in it comes from the database, so a restored backup shows the same. */
export type ShopStatus = {
  products: ProductJson[]
  orders: { open: number; toDispatchToday: number; byStatus: Record<string, number> }
  openMessages: number
  subscribers: number
  mails: { queued: number; parked: number }
  invoicesWritten: number
}

export async function readStatus(database: Database, now: Date): Promise<ShopStatus> {
  const { pool } = database
  const number = async (sql: string) => Number((await pool.query(sql)).rows[0]?.count ?? 0)
  const counted = await pool.query<{ status: string; count: string }>(
    `select status, count(*) from orders where status not in ('awaiting_payment', 'expired') group by status order by status`,
  )
  const byStatus = Object.fromEntries(counted.rows.map(({ status, count }) => [status, Number(count)]))
  return {
    products: (await loadProducts(database.db)).map((product) => toProductJson(product, now)),
    orders: {
      open: OPEN_STATUSES.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0),
      toDispatchToday: await toDispatchToday(database, now),
      byStatus,
    },
    openMessages: await number('select count(*) from contact_messages where done_at is null'),
    subscribers: await number(
      'select count(*) from subscribers where confirmed_at is not null and unsubscribed_at is null',
    ),
    mails: {
      queued: await number(`select count(*) from mails where status = 'queued'`),
      parked: await number(`select count(*) from mails where status = 'parked'`),
    },
    invoicesWritten: await number('select count(*) from orders where invoice_number is not null'),
  }
}

/** Promised for today's collection or an earlier one, and still here. */
async function toDispatchToday(database: Database, now: Date): Promise<number> {
  const { rows } = await database.pool.query<{ paid_at: Date }>(
    `select paid_at from orders where status = 'paid' and delivery_method = 'delivery' and paid_at is not null`,
  )
  const today = sydneyTime(now).date
  return rows.filter(({ paid_at }) => dispatchDay(paid_at) <= today).length
}
