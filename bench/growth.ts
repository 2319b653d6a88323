import type { Database } from '#platform/database.server.ts'
import { findOrderByPayment } from '#shop/orders/order-store.server.ts'
import { listOrders } from '#shop/orders/list-orders.server.ts'

export type Growth = {
  orders: number
  lookUpMs: number
  confirmationMs: number
  openListMs: number
  wholeListMs: number
}

const TIMES = 40
const LIMIT = 20

/** Fills the table with copies of one real order, nearly all delivered, and times what buyers and the owner ask for. */
export async function growthAt(
  database: Database,
  url: string,
  number: string,
  orders: number,
): Promise<Growth> {
  await database.pool.query(COPIES, [number, orders])
  await database.pool.query('analyze orders')
  const { rows } = await database.pool.query<{ payment: string }>(
    'select payment_intent_id as payment from orders where number = $1',
    [number],
  )
  const payment = rows[0]?.payment ?? ''
  const list = (openOnly: boolean) => listOrders(database.db, { openOnly, limit: LIMIT })
  return {
    orders,
    lookUpMs: await median(async () => (await fetch(`${url}/api/orders/${number}`)).text()),
    confirmationMs: await median(() => findOrderByPayment(database.db, payment)),
    openListMs: await median(() => list(true)),
    wholeListMs: await median(() => list(false)),
  }
}

const COPIES = `
  insert into orders (id, number, session_id, status, payment_intent_id, payment_status, quote, total_cents, delivery_method,
                      customer_name, customer_email, stock_taken, created_at, paid_at)
  select gen_random_uuid(), 'GR-' || n, 'growth' || n, case when n % 1000 = 0 then 'paid' else 'delivered' end, 'growth' || n, 'paid',
         quote, total_cents, delivery_method, customer_name, n || customer_email, true, now() - n * interval '1 minute', now()
  from orders, generate_series((select count(*) from orders where number like 'GR-%') + 1, $2::bigint) n
  where number = $1`

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return times.toSorted((one, other) => one - other)[TIMES / 2] ?? 0
}
