import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ownerShop, type OwnerShop } from '#shop/orders/testing/owner-shop.ts'
import { findLosses, type Remains } from './losses.ts'

let shop: OwnerShop
let remains: Remains
let arrived: string[]
const falls: string[] = []
const sql = (text: string) => shop.services.database.pool.query<{ id: string }>(text)
const losses = async () => (await findLosses(remains)).losses

/** Two tubs sold, everything in order: what the fault run should find at its end. */
beforeAll(async () => {
  shop = await ownerShop()
  const { database } = shop.services
  await sql('create schema chaos')
  await sql('create table chaos.deliveries as select 0 as number, stock as tubs from products')
  await shop.buys({ email: 'ann@example.com' })
  await shop.buys({ email: 'bob@example.com' })
  await sql("update mails set status = 'sent'")
  await sql('delete from jobs.job')
  arrived = (await sql('select message_id as id from mails')).rows.map(({ id }) => id)
  remains = { database, sandbox: { port: shop.sandboxPort }, mail: { arrived }, shop: { falls } }
})
afterAll(() => shop.close())
beforeEach(async () => expect(await losses()).toEqual([]))

test.each([
  [
    'a payment whose order is gone, and an order whose payment is',
    "update orders set payment_intent_id = 'pi_other' where customer_email = 'ann@example.com'",
    /has no order.*order without its payment/,
  ],
  [
    'an order over another amount than was paid',
    "update orders set total_cents = 1 where customer_email = 'ann@example.com'",
    /order without its payment/,
  ],
  [
    'an order that was never completed',
    "update orders set status = 'held' where customer_email = 'ann@example.com'",
    /is held with 0 of/,
  ],
  ['somebody who paid twice', "update orders set customer_email = 'ann@example.com'", /ann.* paid 2 times/],
  ['a tub that went without an order', 'update products set stock = stock - 1', /stock: 5 left/],
  [
    'a mail that was queued twice',
    "update mails set about = (select id from orders limit 1) where kind = 'order-confirmation'",
    /queued 2 confirmations/,
  ],
  [
    'a mail that was not sent',
    "update mails set status = 'parked' where kind = 'order-confirmation'",
    /is parked/,
  ],
  [
    'a mail that was sent under another name',
    'update mails set message_id = gen_random_uuid()::text',
    /never arrived.*unknown name/,
  ],
])('the fault run would notice %s', async (_what, damage, expected) => {
  await sql('create table if not exists chaos.orders as select * from orders')
  await sql('create table if not exists chaos.mails as select * from mails')
  await sql('create table if not exists chaos.products as select * from products')
  await sql(damage)
  const found = (await losses()).join(' ')
  await sql(`update orders o set payment_intent_id = k.payment_intent_id, total_cents = k.total_cents,
               status = k.status, customer_email = k.customer_email from chaos.orders k where k.id = o.id`)
  await sql(`update mails m set about = k.about, status = k.status, message_id = k.message_id
               from chaos.mails k where k.id = m.id`)
  await sql('update products p set stock = k.stock from chaos.products k where k.id = p.id')
  expect(found).toMatch(expected)
})

test('the fault run would notice a mail that never arrived', async () => {
  const [last = ''] = arrived.splice(-1)
  const found = await losses()
  arrived.push(last)
  expect(found).toEqual([expect.stringContaining('never arrived')])
})

test('the fault run would notice a shop that fell over by itself', async () => {
  falls.push('exit 1')
  expect(await losses()).toEqual(['the shop fell over by itself: exit 1'])
  falls.length = 0
})

test('the fault run would notice a job that is stuck', async () => {
  await shop.services.database.transaction((tx) => shop.services.jobs.send(tx, 'mail', { mailId: 'x' }))
  const found = await losses()
  await sql('delete from jobs.job')
  expect(found).toEqual(['1 mail jobs are created'])
})
