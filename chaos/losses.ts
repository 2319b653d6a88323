import type { Database } from '#platform/database.server.ts'
import { paymentsMade, type PaymentMade } from './payments-made.ts'

/** What is left when it is over: the shop's books, the provider's, the letters that arrived, and the shop's falls. */
export type Remains = {
  database: Database
  sandbox: { port: number }
  mail: { arrived: readonly string[] }
  shop: { falls: readonly string[] }
}

type OrderRow = {
  payment: string
  status: string
  total: number
  email: string
  confirmations: number
}

export type Tally = { payments: number; orders: number; refunds: number; mails: number; repeats: number }
export type Findings = { tally: Tally; losses: string[] }

const ORDERS = `
  select o.payment_intent_id as payment, o.status, o.total_cents::int as total, o.customer_email as email,
         (select count(*)::int from mails m where m.about = o.id and m.kind = 'order-confirmation') as confirmations
  from orders o where o.status not in ('awaiting_payment', 'expired')`

/** Looks for everything that must not have happened. Each entry is one loss, in words. */
export async function findLosses(world: Remains): Promise<Findings> {
  const payments = await paymentsMade(world)
  const { rows: orders } = await world.database.pool.query<OrderRow>(ORDERS)
  const mail = await mailLosses(world)
  const losses = [
    ...moneyLosses(payments, orders),
    ...(await stockLosses(world)),
    ...mail.losses,
    ...(await stuckJobs(world)),
    ...world.shop.falls.map((fall) => `the shop fell over by itself: ${fall}`),
  ]
  const refunds = payments.filter((payment) => payment.refunded > 0).length
  const tally = { payments: payments.length, orders: orders.length, refunds, ...mail.counts }
  return { tally, losses }
}

function moneyLosses(payments: readonly PaymentMade[], orders: readonly OrderRow[]): string[] {
  const losses: string[] = []
  const byPayment = new Map(orders.map((order) => [order.payment, order]))
  const paid = new Map(payments.map((payment) => [payment.id, payment]))
  const bought = new Map<string, number>()
  for (const payment of payments) {
    const order = byPayment.get(payment.id)
    if (!order) {
      if (payment.refunded < payment.received) losses.push(`payment ${payment.id} has no order`)
      continue
    }
    const expected = payment.refunded === 0 ? 'paid' : payment.refunded === payment.received ? 'refunded' : ''
    if (order.status !== expected) {
      losses.push(
        `order of ${payment.id} is ${order.status} with ${payment.refunded} of ${payment.received} refunded`,
      )
    }
    if (order.status === 'paid') {
      bought.set(order.email, (bought.get(order.email) ?? 0) + 1)
      if (order.confirmations !== 1)
        losses.push(`order of ${payment.id} queued ${order.confirmations} confirmations`)
    }
  }
  for (const { payment, status, total } of orders) {
    if (paid.get(payment)?.received !== total) losses.push(`${status} order without its payment: ${payment}`)
  }
  for (const [email, count] of bought) if (count > 1) losses.push(`${email} paid ${count} times`)
  return losses
}

async function stockLosses({ database }: Remains): Promise<string[]> {
  const { rows } = await database.pool.query<{ start: number; left: number; sold: number }>(`
    select (select sum(tubs)::int from chaos.deliveries) as start, (select stock from products) as left,
           (select coalesce(sum((line->>'quantity')::int), 0)::int from orders,
              jsonb_array_elements(quote->'lines') line where stock_taken) as sold`)
  const [shelf] = rows
  if (!shelf || shelf.left + shelf.sold === shelf.start) return []
  return [`stock: ${shelf.left} left + ${shelf.sold} sold is not ${shelf.start}`]
}

async function mailLosses({ database, mail }: Remains) {
  const { rows } = await database.pool.query<{ id: string; kind: string; status: string }>(
    'select message_id as id, kind, status from mails',
  )
  const known = new Set(rows.map(({ id }) => id))
  const arrived = new Set(mail.arrived)
  const losses = rows
    .filter(({ id, status }) => status !== 'sent' || !arrived.has(id))
    .map(
      ({ id, kind, status }) =>
        `mail ${kind} ${id} is ${status} and ${arrived.has(id) ? 'arrived' : 'never arrived'}`,
    )
  // A mail under a name that no row has would be a repeat that mail programs show twice.
  for (const id of arrived) if (!known.has(id)) losses.push(`a mail arrived under an unknown name: ${id}`)
  return { losses, counts: { mails: rows.length, repeats: mail.arrived.length - arrived.size } }
}

async function stuckJobs({ database }: Remains): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string; state: string; count: number }>(`
    select name, state, count(*)::int from jobs.job
    where name in ('mail', 'refund-oversold') and state in ('created', 'retry', 'active', 'failed')
    group by name, state`)
  return rows.map(({ name, state, count }) => `${count} ${name} jobs are ${state}`)
}
