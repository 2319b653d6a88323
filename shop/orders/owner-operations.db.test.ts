import { afterAll, beforeAll, expect, test } from 'vitest'
import { civilDate } from '#shop/shipping/civil-date.ts'
import { acceptHeldOrder } from './accept-held.server.ts'
import { amendOrder } from './amend.server.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { deliverOrder } from './deliver.server.ts'
import { dispatchOrder, type Dispatch } from './dispatch.server.ts'
import { listOrders } from './list-orders.server.ts'
import { orderHistory } from './order-history.server.ts'
import { readyOrder } from './ready.server.ts'
import { ownerShop, type OwnerShop } from './testing/owner-shop.ts'

let shop: OwnerShop
beforeAll(async () => {
  shop = await ownerShop()
  await shop.services.database.pool.query('update products set stock = 50')
})
afterAll(() => shop.close())

const STARTRACK: Dispatch = {
  carrier: 'StarTrack',
  tracking: 'ST123',
  on: null,
  correct: false,
  despiteDispute: false,
}

test('a dispatched order says by whom and when, and the buyer gets a mail', async () => {
  const { number } = await shop.buys()
  const done = await dispatchOrder(shop.services, number, STARTRACK)
  expect(done).toMatchObject({
    ok: true,
    value: { status: 'dispatched', carrier: 'StarTrack', tracking: 'ST123', dispatchedOn: '2026-11-16' },
  })
  const order = await shop.order(number)
  expect(await shop.mailKinds(order)).toEqual(['order-confirmation', 'owner-new-order', 'dispatched'])
  const again = await dispatchOrder(shop.services, number, STARTRACK)
  expect(again).toMatchObject({ ok: false, error: expect.stringContaining('add --correct') })
  const mended = await dispatchOrder(shop.services, number, {
    ...STARTRACK,
    tracking: 'ST124',
    correct: true,
  })
  expect(mended).toMatchObject({ ok: true, value: { tracking: 'ST124', status: 'dispatched' } })
  expect(await deliverOrder(shop.services, number)).toMatchObject({
    ok: true,
    value: { status: 'delivered' },
  })
  expect((await shop.mailKinds(order)).at(-1)).toBe('delivered')
})

test('what has not been paid, is held, is picked up or does not exist is not dispatched', async () => {
  const unpaid = await shop.buys({ paid: 'no' })
  const held = await shop.buys({ paid: 'too-little' })
  const pickup = await shop.buys({ method: 'pickup' })
  const sentences = await Promise.all(
    [unpaid.number, held.number, pickup.number, 'PO-22222222'].map((number) =>
      dispatchOrder(shop.services, number, STARTRACK),
    ),
  )
  expect(sentences.map((result) => (result.ok ? '' : result.error))).toEqual([
    `Order ${unpaid.number} has not been paid.`,
    expect.stringContaining('is held (The payment is'),
    expect.stringContaining("use 'order ready' instead"),
    'There is no order PO-22222222.',
  ])
  expect((await shop.order(held.number)).status).toBe('held')
})

test.each([
  ['2026-11-17', 'is in the future'],
  ['2026-11-15', 'is before the order was paid'],
])('a dispatch on %s %s and is refused', async (day, why) => {
  const { number } = await shop.buys()
  const done = await dispatchOrder(shop.services, number, { ...STARTRACK, on: civilDate(day) })
  expect(done).toMatchObject({ ok: false, error: expect.stringContaining(why) })
})

test('a disputed order leaves only when the owner insists', async () => {
  const order = await shop.buys()
  await shop.services.database.pool.query(`update orders set payment_status = 'disputed' where id = $1`, [
    order.id,
  ])
  expect((await dispatchOrder(shop.services, order.number, STARTRACK)).ok).toBe(false)
  const insisted = { ...STARTRACK, despiteDispute: true }
  expect((await dispatchOrder(shop.services, order.number, insisted)).ok).toBe(true)
})

test('a pickup order is made ready, then fetched', async () => {
  const { number } = await shop.buys({ method: 'pickup' })
  expect(await deliverOrder(shop.services, number)).toMatchObject({ ok: false })
  expect(await readyOrder(shop.services, number)).toMatchObject({ ok: true, value: { status: 'ready' } })
  expect(await readyOrder(shop.services, number)).toMatchObject({ ok: false })
  expect(await deliverOrder(shop.services, number)).toMatchObject({
    ok: true,
    value: { status: 'delivered' },
  })
  const order = await shop.order(number)
  expect((await shop.mailKinds(order)).slice(2)).toEqual(['ready'])
})

test('an address is corrected before dispatch, within what was paid for delivery', async () => {
  const { number } = await shop.buys()
  const amend = (change: object, keepPrice = false) =>
    amendOrder(shop.services, number, { change, keepPrice })
  expect(await amend({ address: '2 Low St', postcode: '2010' })).toMatchObject({
    ok: true,
    value: { customer: { address: '2 Low St', postcode: '2010', state: 'NSW' } },
  })
  expect(await amend({ postcode: '3000' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('costs $500.00 and $200.00 was paid'),
  })
  expect(await amend({ postcode: '1001' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('no delivery'),
  })
  expect(await amend({ state: 'VIC' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('is in New South Wales'),
  })
  const moved = await amend({ city: 'Melbourne', postcode: '3000' }, true)
  expect(moved).toMatchObject({
    ok: true,
    value: {
      total: 519_900,
      customer: { state: 'VIC' },
      quote: { zone: 'interstate', shipping: 20_000, label: 'Standard Delivery' },
    },
  })
  const history = await orderHistory(shop.services.database.db, (await shop.order(number)).id)
  expect(history.events.findLast(({ kind }) => kind === 'amended')?.detail).toEqual({
    fields: ['city', 'state', 'postcode'],
  })
  expect(JSON.stringify(history.events)).not.toContain('Melbourne')
  await dispatchOrder(shop.services, number, STARTRACK)
  expect(await amend({ address: '3 Late St' })).toMatchObject({ ok: false })
})

test('a corrected e-mail address gets the mail about it', async () => {
  const order = await shop.buys({ email: 'ana@exmaple.com' })
  await amendOrder(shop.services, order.number, { change: { email: 'ana@example.com' }, keepPrice: false })
  const { mails } = await orderHistory(shop.services.database.db, order.id)
  expect(mails.at(-1)).toMatchObject({ kind: 'amended', recipient: 'ana@example.com', status: 'queued' })
})

test('a cancelled order is refunded in full and its tub returns to stock', async () => {
  const before = await shop.stock()
  const order = await shop.buys({ quantity: 2 })
  expect(await shop.stock()).toBe(before - 2)
  const done = await cancelOrder(shop.services, order.number)
  expect(done).toMatchObject({ ok: true, value: { amount: order.total, restocked: true } })
  expect(await shop.order(order.number)).toMatchObject({ status: 'refunded', paymentStatus: 'refunded' })
  expect(await shop.stock()).toBe(before)
  expect(await shop.refundsAtProvider(order)).toEqual([order.total])
  expect(await cancelOrder(shop.services, order.number)).toMatchObject({ ok: false })
})

test('an order that has left is not cancelled', async () => {
  const order = await shop.buys()
  await dispatchOrder(shop.services, order.number, STARTRACK)
  expect(await cancelOrder(shop.services, order.number)).toMatchObject({
    ok: false,
    error: expect.stringContaining('cannot be cancelled'),
  })
  expect(await shop.refundsAtProvider(order)).toEqual([])
})

test('a held order is accepted once, and then is like any other', async () => {
  const before = await shop.stock()
  const held = await shop.buys({ paid: 'too-little' })
  expect(await shop.stock()).toBe(before)
  const done = await acceptHeldOrder(shop.services, held.number)
  expect(done).toMatchObject({ ok: true, value: { status: 'paid', holdReason: null } })
  expect(await shop.stock()).toBe(before - 1)
  expect(await acceptHeldOrder(shop.services, held.number)).toMatchObject({ ok: false })
  expect(await shop.mailKinds(held)).toEqual(['owner-held', 'order-confirmation', 'owner-new-order'])
})

test('a held order that is refused goes back in full', async () => {
  const held = await shop.buys({ paid: 'too-little' })
  expect(await cancelOrder(shop.services, held.number)).toMatchObject({ ok: true })
  expect((await shop.order(held.number)).status).toBe('refunded')
})

test('orders are found by number as people type it, by name and by a literal percent sign', async () => {
  const order = await shop.buys({ email: '100%wool@example.com' })
  const found = async (text: string) =>
    (await listOrders(shop.services.database.db, { openOnly: false, text, limit: 5 })).orders.map(
      ({ number }) => number,
    )
  expect(await found(order.number.toLowerCase().replace('-', ''))).toEqual([order.number])
  expect(await found('100%W')).toEqual([order.number])
  expect(await found('100_wool')).toEqual([])
  const unpaid = await shop.buys({ paid: 'no', email: 'draft@example.com' })
  expect(await found('draft@')).toEqual([])
  expect(await found(unpaid.number)).toEqual([])
})

test('a list that ends before the oldest order says so', async () => {
  await shop.buys()
  await shop.buys()
  const { db } = shop.services.database
  const one = await listOrders(db, { openOnly: false, limit: 1 })
  expect([one.orders.length, one.more]).toEqual([1, true])
  const all = await listOrders(db, { openOnly: false, limit: 1000 })
  expect(all.more).toBe(false)
  expect((await listOrders(db, { openOnly: false, limit: all.orders.length })).more).toBe(false)
})
