import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createOutbox } from '#platform/outbox.server.ts'
import { createSendOnlyJobs } from '#platform/send-only-jobs.server.ts'
import { freshDatabase } from '#platform/testing/fresh-database.ts'
import { startStripeSandbox } from '#sandbox/stripe/start.ts'
import { loadProducts, seedCatalogue } from '#shop/catalogue/product-store.server.ts'
import { PLUNGE_ONE } from '#shop/catalogue/product.ts'
import { makeOrderNumber } from '#shop/orders/order-number.ts'
import type { Order } from '#shop/orders/order.ts'
import { findOrderByNumber } from '#shop/orders/order-store.server.ts'
import { settlePayment, type SettleServices } from '#shop/orders/settle-payment.server.ts'
import { orders } from '#shop/orders/tables.server.ts'
import { createStripePayments } from '#shop/payments/stripe.server.ts'
import { quote } from '#shop/pricing/quote.ts'
import type { DeliveryMethod } from '#shop/shipping/delivery-method.ts'
import { postcodeOrNull } from '#shop/shipping/postcode.ts'

export type Purchase = {
  method?: DeliveryMethod
  quantity?: number
  email?: string
  paid?: 'in-full' | 'too-little' | 'no'
}

export type OwnerShop = {
  services: SettleServices
  dataDir: string
  sandboxPort: number
  sandboxUrl: string
  buys(purchase?: Purchase): Promise<Order>
  order(number: string): Promise<Order>
  stock(): Promise<number>
  mailKinds(order?: Order): Promise<string[]>
  refundsAtProvider(order: Order): Promise<number[]>
  close(): Promise<void>
}

/** A shop with a database and a payment provider of its own, in which somebody can buy at once. */
export async function ownerShop(now = new Date('2026-11-16T01:00:00Z')): Promise<OwnerShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'owner-'))
  const database = await freshDatabase()
  const sandbox = await startStripeSandbox({ dataDir })
  const jobs = createSendOnlyJobs(database)
  const payments = createStripePayments({
    secretKey: 'sk_test_sandbox',
    webhookSecret: null,
    sandbox: { host: '127.0.0.1', port: sandbox.port },
  })
  const outbox = createOutbox(jobs, 'shop.example')
  const services = { database, payments, outbox, jobs, clock: () => now, ownerEmail: 'owner@shop.example' }
  await seedCatalogue(database.db, now)

  async function order(number: string): Promise<Order> {
    const found = await findOrderByNumber(database.db, number)
    if (found === null) throw new Error(`No order ${number}`)
    return found
  }

  return {
    services,
    dataDir,
    sandboxPort: sandbox.port,
    sandboxUrl: sandbox.url,
    order,
    async buys(purchase = {}) {
      const draft = await makeDraft(services, now, purchase)
      if (purchase.paid === 'no') return order(draft.number)
      await pay(sandbox.url, draft.paymentId)
      await settlePayment(services, draft.paymentId)
      return order(draft.number)
    },
    async stock() {
      return (await loadProducts(database.db))[0]?.stock ?? -1
    },
    async mailKinds(about) {
      const { rows } = await database.pool.query<{ kind: string }>(
        'select kind from mails where $1::uuid is null or about = $1 order by created_at, kind',
        [about?.id ?? null],
      )
      return rows.map(({ kind }) => kind)
    },
    async refundsAtProvider({ paymentId }) {
      const payment = await payments.read(paymentId ?? '')
      return payment?.refunds.map(({ amount }) => amount) ?? []
    },
    async close() {
      await jobs.stop()
      await database.close()
      await sandbox.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function makeDraft(services: SettleServices, now: Date, purchase: Purchase) {
  const { method = 'delivery', quantity = 1, email = 'ana@example.com', paid = 'in-full' } = purchase
  const items = [{ productId: PLUNGE_ONE, quantity }]
  const products = await loadProducts(services.database.db)
  const priced = quote(products, { items, method, postcode: postcodeOrNull('2000'), now })
  if (!priced.ok) throw new Error(`Not sellable: ${JSON.stringify(priced.error)}`)
  const { total } = priced.value
  const id = randomUUID()
  const number = makeOrderNumber(randomBytes)
  const payment = await services.payments.open(id, { amount: total, description: 'Tubs', shipping: null })
  const place =
    method === 'delivery' ? { address: '1 High St', city: 'Sydney', state: 'NSW', postcode: '2000' } : {}
  await services.database.db.insert(orders).values({
    id,
    number,
    sessionId: id,
    status: 'awaiting_payment',
    paymentId: payment.id,
    quote: priced.value,
    // One dollar more than was asked of the card: such an order is held.
    totalCents: paid === 'too-little' ? total + 100 : total,
    method,
    name: 'Ana Buyer',
    email,
    phone: '0400 000 000',
    ...place,
    createdAt: now,
    updatedAt: now,
  })
  return { number, paymentId: payment.id }
}

async function pay(sandboxUrl: string, paymentId: string): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/v1/payment_intents/${paymentId}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
      return_url: 'https://shop.example/back',
    }),
  })
  if (!answer.ok) throw new Error(`The card was not taken: ${await answer.text()}`)
}
