import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { refreshPaymentSession } from '#shop/checkout/payment-session.server.ts'
import { PaymentSessionRequest } from '#shop/checkout/payment-session-request.ts'
import { findOrderByPayment } from './order-store.server.ts'
import { refundOversold } from './refund-oversold.server.ts'
import { settlePayment } from './settle-payment.server.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'

let shop: TestShop = await openTestShop()
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.close()
  shop = await openTestShop()
})

const request = (change: object = {}) =>
  PaymentSessionRequest.parse({
    amount: 499_900,
    customerInfo: { name: 'Ann', email: 'ann@example.com', deliveryMethod: 'pickup' },
    ...change,
  })

async function draft(session: string, change: object = {}) {
  const made = await refreshPaymentSession(shop.settle, session, request(change))
  if (!made.ok) throw new Error(made.error.reason)
  return made.value
}

test('settling one payment 20 times at once makes one order and takes one tub', async () => {
  const { paymentId } = await draft('a')
  await shop.payCard(paymentId)
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => settlePayment(shop.settle, paymentId)))
  const numbers = new Set(outcomes.map((outcome) => (outcome === 'unknown' ? '?' : outcome.order.number)))
  expect(numbers.size).toBe(1)
  expect(await shop.stock()).toBe(7)
  expect(await shop.mailKinds()).toEqual(['order-confirmation', 'owner-new-order'])
})

test('nine buyers for eight tubs: eight orders, one full refund', async () => {
  const drafts = await Promise.all(Array.from({ length: 9 }, (_, i) => draft(`buyer-${i}`)))
  await Promise.all(drafts.map(({ paymentId }) => shop.payCard(paymentId)))
  await Promise.all(drafts.map(({ paymentId }) => settlePayment(shop.settle, paymentId)))
  const orders = await Promise.all(
    drafts.map(({ paymentId }) => findOrderByPayment(shop.database.db, paymentId)),
  )
  const statuses = orders.map((order) => order?.status).toSorted()
  expect(statuses).toEqual(['oversold', ...Array.from({ length: 8 }, () => 'paid')])
  expect(await shop.stock()).toBe(0)

  const loser = orders.find((order) => order?.status === 'oversold')
  expect(shop.queued).toEqual([{ name: 'refund-oversold', data: { orderId: loser?.id } }])
  await refundOversold(shop.settle, loser?.id ?? '')
  await refundOversold(shop.settle, loser?.id ?? '')
  const refunds = await shop.stripe.refunds.list({})
  expect(refunds.data.map((refund) => refund.amount)).toEqual([499_900])
  const after = await findOrderByPayment(shop.database.db, loser?.paymentId ?? '')
  expect(after).toMatchObject({ status: 'refunded', paymentStatus: 'refunded', refunded: 499_900 })
  expect(await shop.stock()).toBe(0)
})

test('a payment of another amount is held for a person to look at', async () => {
  const { paymentId } = await draft('a')
  await shop.stripe.paymentIntents.update(paymentId, { amount: 100 })
  await shop.payCard(paymentId)
  const settled = await settlePayment(shop.settle, paymentId)
  expect(settled).toMatchObject({ order: { status: 'held', holdReason: expect.stringContaining('$1.00') } })
  expect(await shop.stock()).toBe(8)
  expect(await shop.mailKinds()).toEqual(['owner-held'])
})

test('an unpaid and a declined payment change nothing', async () => {
  const { paymentId } = await draft('a')
  expect(await settlePayment(shop.settle, paymentId)).toMatchObject({ order: { status: 'awaiting_payment' } })
  await expect(shop.payCard(paymentId, '4000000000000002')).rejects.toMatchObject({ code: 'card_declined' })
  expect(await settlePayment(shop.settle, paymentId)).toMatchObject({ order: { status: 'awaiting_payment' } })
  expect(await shop.mailKinds()).toEqual([])
})

test('somebody else’s payment is unknown', async () => {
  const foreign = await shop.stripe.paymentIntents.create({ amount: 499_900, currency: 'aud' })
  await shop.payCard(foreign.id)
  expect(await settlePayment(shop.settle, foreign.id)).toBe('unknown')
  expect(await settlePayment(shop.settle, 'pi_nothing')).toBe('unknown')
})

test('when the transaction fails nothing is written, and the next try settles', async () => {
  const { paymentId } = await draft('a')
  await shop.payCard(paymentId)
  const add = vi.spyOn(shop.settle.outbox, 'add').mockRejectedValueOnce(new Error('disk full'))
  await expect(settlePayment(shop.settle, paymentId)).rejects.toThrow('disk full')
  expect(await shop.stock()).toBe(8)
  add.mockRestore()
  expect(await settlePayment(shop.settle, paymentId)).toMatchObject({ order: { status: 'paid' } })
  expect(await shop.stock()).toBe(7)
})

test('a refund made in the provider’s dashboard is recorded once, and the tub goes back on the shelf', async () => {
  const { paymentId } = await draft('a')
  await shop.payCard(paymentId)
  await settlePayment(shop.settle, paymentId)
  await shop.stripe.refunds.create({ payment_intent: paymentId, amount: 100_000 })
  await settlePayment(shop.settle, paymentId)
  expect(await findOrderByPayment(shop.database.db, paymentId)).toMatchObject({
    status: 'paid',
    paymentStatus: 'partly_refunded',
  })
  await shop.stripe.refunds.create({ payment_intent: paymentId })
  await settlePayment(shop.settle, paymentId)
  await settlePayment(shop.settle, paymentId)
  expect(await findOrderByPayment(shop.database.db, paymentId)).toMatchObject({
    status: 'refunded',
    refunded: 499_900,
  })
  expect(await shop.stock()).toBe(8)
  expect((await shop.mailKinds()).filter((kind) => kind === 'refunded')).toHaveLength(2)
})

test('a dispute is recorded and told to the owner once', async () => {
  const { paymentId } = await draft('a')
  await shop.payCard(paymentId, '4000000000000259')
  await vi.waitFor(
    async () => {
      const { latest_charge: charge } = await shop.stripe.paymentIntents.retrieve(paymentId, {
        expand: ['latest_charge'],
      })
      expect(charge).toMatchObject({ disputed: true })
    },
    { timeout: 30_000 },
  )
  await settlePayment(shop.settle, paymentId)
  await settlePayment(shop.settle, paymentId)
  expect(await findOrderByPayment(shop.database.db, paymentId)).toMatchObject({ paymentStatus: 'disputed' })
  expect((await shop.mailKinds()).filter((kind) => kind === 'owner-dispute')).toHaveLength(1)
})
