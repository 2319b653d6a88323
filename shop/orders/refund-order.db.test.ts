import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripeSandboxKnobs } from '#sandbox/stripe/knobs-client.ts'
import { cents } from '#shop/money/cents.ts'
import type { Payments } from '#shop/payments/payment.ts'
import { dispatchOrder } from './dispatch.server.ts'
import { refundOrder } from './refund-order.server.ts'
import { settlePayment } from './settle-payment.server.ts'
import { ownerShop, type OwnerShop } from './testing/owner-shop.ts'

let shop: OwnerShop
beforeAll(async () => {
  shop = await ownerShop()
  await shop.services.database.pool.query('update products set stock = 50')
})
afterAll(() => shop.close())

const refund = (number: string, amount: number | null, restock = false) =>
  refundOrder(shop.services, number, { amount: amount === null ? null : cents(amount), restock })

const dispatch = (number: string) =>
  dispatchOrder(shop.services, number, {
    carrier: 'StarTrack',
    tracking: null,
    on: null,
    correct: false,
    despiteDispute: false,
  })

/** The provider does as told, and then the machine dies before anything is written down. */
const crashingAfterRefund = (payments: Payments): Payments => ({
  ...payments,
  async refund(...args) {
    await payments.refund(...args)
    throw new Error('the power went out')
  },
})

test('a part is refunded, then another, and never more than was paid', async () => {
  const order = await shop.buys()
  expect(await refund(order.number, 10_000)).toMatchObject({ ok: true, value: { restocked: false } })
  expect(await refund(order.number, 10_000)).toMatchObject({ ok: true })
  expect(await shop.order(order.number)).toMatchObject({
    status: 'paid',
    paymentStatus: 'partly_refunded',
    refunded: 20_000,
  })
  expect(await refund(order.number, order.total)).toEqual({
    ok: false,
    error: `Order ${order.number} was paid with $5,199.00, of which $4,999.00 can be refunded.`,
  })
  expect(await shop.refundsAtProvider(order)).toEqual([10_000, 10_000])
  expect((await shop.mailKinds(order)).filter((kind) => kind === 'refunded')).toHaveLength(2)
})

test('the same command after a crash refunds once', async () => {
  const order = await shop.buys()
  const broken = { ...shop.services, payments: crashingAfterRefund(shop.services.payments) }
  const request = { amount: cents(50_000), restock: false }
  expect(await refundOrder(broken, order.number, request)).toMatchObject({
    ok: false,
    error: expect.stringContaining('run the same command again'),
  })
  expect(await refundOrder(shop.services, order.number, request)).toMatchObject({ ok: true })
  expect(await shop.refundsAtProvider(order)).toEqual([50_000])
})

test('the same command after a crash refunds once, also when the webhook has recorded the first try', async () => {
  const order = await shop.buys()
  const broken = { ...shop.services, payments: crashingAfterRefund(shop.services.payments) }
  const request = { amount: cents(300_000), restock: false }
  await refundOrder(broken, order.number, request)
  await settlePayment(shop.services, order.paymentId ?? '')
  expect(await shop.order(order.number)).toMatchObject({ refunded: 300_000 })
  expect(await refundOrder(shop.services, order.number, request)).toMatchObject({ ok: true })
  expect(await shop.refundsAtProvider(order)).toEqual([300_000])
})

test('a day later, when the provider has forgotten the key, its list of refunds is believed', async () => {
  const order = await shop.buys()
  const started = { ...shop.services, clock: () => new Date() }
  const broken = { ...started, payments: crashingAfterRefund(shop.services.payments) }
  const request = { amount: cents(50_000), restock: false }
  await refundOrder(broken, order.number, request)
  const nextDay = { ...shop.services, clock: () => new Date(Date.now() + 25 * 3_600_000) }
  const forgetful: Payments = {
    ...shop.services.payments,
    refund: (id, amount, key) => shop.services.payments.refund(id, amount, `${key}-forgotten`),
  }
  const again = await refundOrder({ ...nextDay, payments: forgetful }, order.number, request)
  expect(again).toMatchObject({ ok: true })
  expect(await shop.refundsAtProvider(order)).toEqual([50_000])
})

test('two owners who refund the same at the same moment refund once', async () => {
  const order = await shop.buys()
  const slow: Payments = {
    ...shop.services.payments,
    async refund(...args) {
      await new Promise((resolve) => setTimeout(resolve, 150))
      return shop.services.payments.refund(...args)
    },
  }
  const request = { amount: cents(10_000), restock: false }
  const both = await Promise.all(
    [1, 2].map(() => refundOrder({ ...shop.services, payments: slow }, order.number, request)),
  )
  expect(both.some(({ ok }) => ok)).toBe(true)
  expect(await shop.refundsAtProvider(order)).toEqual([10_000])
})

test('when the provider is down nothing is recorded, and the order stays as it was', async () => {
  const order = await shop.buys()
  const knobs = stripeSandboxKnobs(shop.sandboxUrl)
  await knobs.failCalls({ method: 'POST', path: '/v1/refunds', failure: 'error', times: 10 })
  expect(await refund(order.number, null)).toMatchObject({ ok: false })
  await knobs.reset()
  expect(await shop.order(order.number)).toMatchObject({ status: 'paid', refunded: 0 })
  expect(await refund(order.number, null)).toMatchObject({ ok: true })
  expect(await shop.refundsAtProvider(order)).toEqual([order.total])
})

test('after dispatch a full refund leaves the stock alone, unless the tub is put back', async () => {
  const before = await shop.stock()
  const [lost, returned] = [await shop.buys(), await shop.buys()]
  await dispatch(lost.number)
  await dispatch(returned.number)
  expect(await refund(lost.number, null)).toMatchObject({ ok: true, value: { restocked: false } })
  expect(await refund(returned.number, null, true)).toMatchObject({ ok: true, value: { restocked: true } })
  expect(await shop.stock()).toBe(before - 1)
  // It comes back weeks after the money went.
  expect(await refund(lost.number, null, true)).toMatchObject({ ok: true, value: { amount: 0 } })
  expect(await refund(lost.number, null, true)).toMatchObject({ ok: false })
  expect(await shop.stock()).toBe(before)
})

test('an unpaid order, and an amount of nothing, are refused', async () => {
  const unpaid = await shop.buys({ paid: 'no' })
  expect(await refund(unpaid.number, null)).toMatchObject({ ok: false })
  const order = await shop.buys()
  expect(await refund(order.number, 0)).toEqual({ ok: false, error: 'A refund is above $0.00.' })
})
