import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#platform/testing/fresh-database.ts'
import { hearStatements } from '#platform/testing/heard-statements.ts'
import { listOrders } from './list-orders.server.ts'
import { findOrderByNumber, findOrderByPayment } from './order-store.server.ts'

const database = await freshDatabase()
const statements = hearStatements()

/** Ten thousand orders, nearly all of them long delivered: a shop after some good years. */
beforeAll(async () => {
  await database.pool.query(`
    insert into orders (id, number, session_id, status, payment_intent_id, quote, total_cents, delivery_method, customer_email, created_at)
    select gen_random_uuid(), 'PO-' || (20000000 + n), 's' || n,
           case when n % 100 = 0 then 'paid' when n % 10 = 0 then 'expired' else 'delivered' end,
           'pi_' || n, '{}', 519900, 'pickup', 'buyer' || n || '@example.com', now() - n * interval '1 hour'
    from generate_series(1, 10000) n`)
  await database.pool.query('analyze orders')
})
afterAll(async () => {
  statements.stop()
  await database.close()
})

/** How the database finds what the shop's own statements ask for. */
async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  // The rows are not whole orders, so reading them may fail: what was asked is all that matters here.
  const asked = await statements.during(() => work().catch(() => undefined))
  return Promise.all(
    asked.map(async ({ text, values }) => {
      const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values])
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }),
  )
}

describe('with ten thousand orders', () => {
  it.each([
    ['confirmation', () => findOrderByPayment(database.db, 'pi_7000'), 'orders_payment_intent_id_key'],
    ['look-up', () => findOrderByNumber(database.db, 'PO-20007000'), 'orders_number_key'],
  ])('the %s reads one row by an index', async (_what, work, index) => {
    const plans = await plansOf(work)
    expect(plans).toHaveLength(1)
    expect(plans[0]).toContain(index)
    expect(plans[0]).not.toContain('Seq Scan')
  })

  it('the owner’s list of open orders reads those only', async () => {
    const plans = await plansOf(() => listOrders(database.db, { openOnly: true, limit: 20 }))
    expect(plans.length).toBeGreaterThan(0)
    for (const plan of plans) {
      expect(plan).toMatch(/orders_by_(?:status|time)/)
      expect(plan).not.toContain('Seq Scan')
    }
  })

  it('the newest of all orders are read in their order by an index', async () => {
    const plans = await plansOf(() => listOrders(database.db, { openOnly: false, limit: 20 }))
    expect(plans).toHaveLength(1)
    expect(plans[0]).toContain('orders_by_time')
    expect(plans[0]).not.toContain('Seq Scan')
  })
})
