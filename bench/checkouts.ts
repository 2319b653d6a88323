import type { Database } from '#platform/database.server.ts'
import type { ShopProcess } from './shop-process.ts'

const PICKUP = { name: 'Ann Bather', email: 'ann@example.com', deliveryMethod: 'pickup' }
const CARD = new URLSearchParams({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': '4242424242424242',
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2034',
  'payment_method_data[card][cvc]': '123',
  return_url: 'http://127.0.0.1/back',
})

/** One buyer from the payment form to the confirmed order. Tells the order's number. */
async function buyOnce({ url, sandboxPort }: ShopProcess): Promise<string> {
  const json = { 'content-type': 'application/json', origin: url }
  const begun = await fetch(`${url}/api/payment-intents/init`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ amount: 499_900, customerInfo: PICKUP, paying: true }),
  })
  const cookie = begun.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  const { paymentIntentId } = (await begun.json()) as { paymentIntentId: string }
  const paid = await fetch(`http://127.0.0.1:${sandboxPort}/v1/payment_intents/${paymentIntentId}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_bench' },
    body: CARD,
  })
  if (!paid.ok) throw new Error(`The sandbox refused: ${await paid.text()}`)
  const confirmed = await fetch(`${url}/api/orders/confirm`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify({ paymentIntentId, productId: 'plunge-one' }),
  })
  const { orderNumber } = (await confirmed.json()) as { orderNumber?: string }
  if (orderNumber === undefined) throw new Error(`Not confirmed: ${confirmed.status}`)
  return orderNumber
}

export type Rate = { perSecond: number; count: number }

/** Settled checkouts a second with so many buyers at once. */
export async function checkoutRate(
  shop: ShopProcess,
  buyers: number,
  count: number,
): Promise<Rate & { last: string }> {
  let last = await buyOnce(shop)
  const rate = await together(buyers, count, async () => void (last = await buyOnce(shop)))
  return { ...rate, last }
}

/** The same rows of the shop's own tables, without its queue of jobs, a server or a payment provider around them. */
export function statementRate({ pool }: Database, buyers: number, count: number): Promise<Rate> {
  return together(buyers, count, async () => {
    const client = await pool.connect()
    const id = crypto.randomUUID()
    try {
      for (let times = 0; times < 3; times += 1) await client.query(COUNT_REQUEST, [`bench ${id}`])
      await client.query('begin')
      await client.query(DRAFT, [id, `PO-${id.slice(0, 8)}`, id])
      await client.query("update orders set customer_name = 'Ann', payment_intent_id = $2 where id = $1", [
        id,
        id,
      ])
      await client.query('commit')
      await client.query('begin')
      await client.query('select * from orders where payment_intent_id = $1 for update', [id])
      await client.query("select id, stock from products where id = 'plunge-one' for update")
      await client.query("update products set stock = stock - 1 where id = 'plunge-one'")
      await client.query(PAID, [id])
      await client.query("insert into order_events (order_id, kind) values ($1, 'paid')", [id])
      for (let mails = 0; mails < 2; mails += 1) await client.query(MAIL)
      await client.query('commit')
    } finally {
      client.release()
    }
  })
}

const COUNT_REQUEST = `insert into rate_limits values ($1, 1, 0)
  on conflict (key) do update set points = rate_limits.points + 1 returning points`
const DRAFT = `insert into orders (id, number, session_id, status, quote, total_cents, delivery_method)
  values ($1, $2, $3, 'awaiting_payment', '{}', 499900, 'pickup')`
const PAID = `update orders set status = 'paid', payment_status = 'paid', paid_at = now(),
  invoice_number = nextval('invoice_numbers') where id = $1`
const MAIL = `insert into mails (id, message_id, kind, recipient, detail, status)
  values (gen_random_uuid(), gen_random_uuid(), 'bench', 'x@example.com', '{}', 'sent')`

async function together(workers: number, count: number, work: () => Promise<void>): Promise<Rate> {
  let left = count
  const started = performance.now()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (left > 0) {
        left -= 1
        await work()
      }
    }),
  )
  return { perSecond: (count / (performance.now() - started)) * 1000, count }
}
