import { afterEach, beforeEach, expect, test } from 'vitest'
import { FRIDAY_MORNING } from '#shop/invoice/testing/order-for-tests.ts'
import type { Order } from '#shop/orders/order.ts'
import { createPrivacyJob } from './privacy-job.server.ts'
import { insertOrder, shopForTests } from '#shop/mail/testing/shop-for-tests.ts'

const daysAgo = (days: number) => new Date(FRIDAY_MORNING.getTime() - days * 86_400_000)

let shop: Awaited<ReturnType<typeof shopForTests>>
beforeEach(async () => {
  shop = await shopForTests()
})
afterEach(() => shop.database.close())

/** These drafts never reached the provider, so nothing is asked of it. */
const noPayments = () => {
  throw new Error('The provider was asked')
}
const services = () => ({
  ...shop,
  payments: {
    open: noPayments,
    update: noPayments,
    read: noPayments,
    cancel: noPayments,
    refund: noPayments,
    verifyEvent: noPayments,
  },
  jobs: { send: async () => undefined },
  ownerEmail: 'owner@example.com',
})

/** An order whose number says what the test expects of it. */
const insert = (number: string, days: number, change: Partial<Order>) =>
  insertOrder(shop.database, {
    number,
    paymentId: null,
    invoiceNumber: null,
    createdAt: daysAgo(days),
    paidAt: null,
    paymentStatus: 'unpaid',
    ...change,
  })

test('drafts that nobody paid are erased after 30 days, and nothing else is', async () => {
  await insert('erased-1', 31, { status: 'awaiting_payment' })
  await insert('erased-2', 31, { status: 'expired' })
  await insert('kept-young', 29, { status: 'expired' })
  await insert('kept-processing', 31, { status: 'awaiting_payment', paymentStatus: 'processing' })
  await insert('kept-paid', 400, { status: 'paid', paymentStatus: 'paid' })
  await insert('kept-refunded', 400, { status: 'refunded', paymentStatus: 'refunded' })
  await createPrivacyJob(services()).run({}, { last: false })
  const { rows } = await shop.database.pool.query<{ number: string }>(
    'select number from orders order by number',
  )
  expect(rows.map(({ number }) => number)).toEqual([
    'kept-paid',
    'kept-processing',
    'kept-refunded',
    'kept-young',
  ])
})

test('an address that was never confirmed is erased with its mail; one that unsubscribed is remembered', async () => {
  const add = `insert into subscribers (id, email, consented_at, confirmed_at, unsubscribed_at)
               values (gen_random_uuid(), $1, $2, $3, $4) returning id`
  const old = daysAgo(31)
  const { rows } = await shop.database.pool.query<{ id: string }>(add, [
    'erased@example.com',
    old,
    null,
    null,
  ])
  await shop.database.pool.query(add, ['subscribed@example.com', old, old, null])
  await shop.database.pool.query(add, ['ended@example.com', old, null, old])
  await shop.database.pool.query(add, ['young@example.com', daysAgo(1), null, null])
  await shop.database.transaction((tx) =>
    shop.outbox.add(tx, { kind: 'newsletter-confirm', to: 'erased@example.com', about: rows[0]?.id ?? '' }),
  )
  await createPrivacyJob(services()).run({}, { last: false })
  const left = await shop.database.pool.query<{ email: string }>(
    'select email from subscribers order by email',
  )
  expect(left.rows.map(({ email }) => email)).toEqual([
    'ended@example.com',
    'subscribed@example.com',
    'young@example.com',
  ])
  expect(await shop.allMails()).toEqual([])
})
