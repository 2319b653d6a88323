import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverOrder } from '#shop/orders/deliver.server.ts'
import { readyOrder } from '#shop/orders/ready.server.ts'
import { ownerShop, type OwnerShop } from '#shop/orders/testing/owner-shop.ts'
import { eraseOldDrafts } from './erase-old-drafts.server.ts'
import { erasePerson } from './erase-person.server.ts'
import { exportPerson } from './export-person.server.ts'

let shop: OwnerShop
beforeAll(async () => {
  shop = await ownerShop()
  await shop.services.database.pool.query('update products set stock = 50')
})
afterAll(() => shop.close())

const query = async (sql: string, values: unknown[] = []) =>
  (await shop.services.database.pool.query(sql, values)).rows

async function writesMessage(email: string): Promise<void> {
  await query(
    `insert into contact_messages (id, name, email, subject, message) values ($1, 'Eve', $2, 'Hi', 'Question')`,
    [randomUUID(), email],
  )
  await query(`insert into subscribers (id, email, consented_at) values ($1, $2, now())`, [
    randomUUID(),
    email,
  ])
}

test('a person is exported and erased, and what tax law needs stays', async () => {
  const email = 'eve@example.com'
  const order = await shop.buys({ email, method: 'pickup' })
  await readyOrder(shop.services, order.number)
  const draft = await shop.buys({ email: 'EVE@example.com', paid: 'no' })
  await writesMessage('Eve@Example.com')
  const known = await exportPerson(shop.services.database, email)
  expect([known.orders, known.messages, known.subscriptions].map((rows) => rows.length)).toEqual([2, 1, 1])

  expect(await erasePerson(shop.services, email)).toEqual({
    ok: false,
    error: `${order.number} is still under way: finish or refund first, then erase.`,
  })
  expect((await shop.order(order.number)).customer.email).toBe(email)
  await deliverOrder(shop.services, order.number)
  const erased = await erasePerson(shop.services, email)
  expect(erased).toMatchObject({ ok: true, value: { orders: 1, drafts: 1, messages: 1, subscriptions: 1 } })

  const left = await shop.order(order.number)
  expect(left).toMatchObject({
    total: order.total,
    invoiceNumber: order.invoiceNumber,
    customer: { name: 'Ana Buyer', email: '', phone: '', address: '' },
  })
  for (const rows of Object.values(await exportPerson(shop.services.database, email)).slice(1)) {
    expect(rows).toEqual([])
  }
  // The payment of the erased draft can no longer be paid.
  expect(await shop.services.payments.read(draft.paymentId ?? '')).toMatchObject({ state: 'canceled' })
})

test('drafts that nobody paid are forgotten after 30 days, and orders never', async () => {
  const email = 'old@example.com'
  const draft = await shop.buys({ email, paid: 'no' })
  const recent = await shop.buys({ email, paid: 'no' })
  const paid = await shop.buys({ email })
  await query(`update orders set updated_at = updated_at - interval '31 days' where number = any ($1)`, [
    [draft.number, paid.number],
  ])
  expect(await eraseOldDrafts(shop.services)).toBe(1)
  const left = await query('select number from orders where customer_email = $1 order by number', [email])
  expect(left.map(({ number }) => number)).toEqual([recent.number, paid.number].toSorted())
})
