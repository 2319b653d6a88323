import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database } from '#platform/database.server.ts'
import { freshDatabase } from '#platform/testing/fresh-database.ts'
import { seedCatalogue } from '#shop/catalogue/product-store.server.ts'
import { createStripe, createStripePayments } from '#shop/payments/stripe.server.ts'
import type { SettleServices } from '#shop/orders/settle-payment.server.ts'
import { startStripeSandbox } from '#sandbox/stripe/start.ts'

export type SentMail = { kind: string; to: string; detail?: Record<string, unknown>; about?: string }

/** A shop without pages: real database, real payment calls, mails and jobs caught as they are queued. */
export async function openTestShop() {
  const database: Database = await freshDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-sandbox-'))
  const sandbox = await startStripeSandbox({ dataDir })
  const options = {
    secretKey: 'sk_test_x',
    webhookSecret: 'whsec_test',
    sandbox: { host: '127.0.0.1', port: sandbox.port },
  }
  const mails: SentMail[] = []
  const queued: { name: string; data: object }[] = []
  let now = new Date('2026-11-16T01:00:00Z')
  const settle: SettleServices = {
    database,
    payments: createStripePayments(options),
    // Rows of the same transaction, as in the real outbox: what is rolled back was never queued.
    outbox: {
      async add(tx, ...added) {
        for (const mail of added) {
          await tx.client.query(
            'insert into mails (id, message_id, kind, recipient, detail) values (gen_random_uuid(), gen_random_uuid(), $1, $2, $3)',
            [mail.kind, mail.to, JSON.stringify(mail.detail ?? {})],
          )
        }
        mails.push(...added)
      },
    },
    jobs: {
      send: async (_tx, name, ...data) => void queued.push(...data.map((one) => ({ name, data: one }))),
    },
    clock: () => now,
    ownerEmail: 'owner@example.com',
  }
  await seedCatalogue(database.db, now)
  const stripe = createStripe(options)
  return {
    database,
    settle,
    stripe,
    sandbox,
    queued,
    setNow: (moment: Date) => void (now = moment),
    async mailKinds(): Promise<string[]> {
      const { rows } = await database.pool.query<{ kind: string }>(
        'select kind from mails order by created_at, kind',
      )
      return rows.map((row) => row.kind)
    },
    async stock(): Promise<number> {
      const { rows } = await database.pool.query<{ stock: number }>('select stock from products')
      return rows[0]?.stock ?? -1
    },
    async payCard(paymentId: string, number = '4242424242424242') {
      const card = { number, exp_month: 12, exp_year: 2034, cvc: '123' }
      return stripe.paymentIntents.confirm(paymentId, {
        payment_method_data: { type: 'card', card } as never,
        return_url: 'http://127.0.0.1/back',
      })
    },
    async close() {
      await sandbox.stop()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>
