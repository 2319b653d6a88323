import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import type { Database } from '#platform/database.server.ts'
import { createOutbox } from '#platform/outbox.server.ts'
import { createSigner } from '#platform/signing.server.ts'
import { freshDatabase } from '#platform/testing/fresh-database.ts'
import { FRIDAY_MORNING, orderForTests } from '#shop/invoice/testing/order-for-tests.ts'
import { createMailJob } from '#shop/mail/mail-job.server.ts'
import { mails } from '#shop/mail/tables.server.ts'
import type { Transport } from '#shop/mail/transport.server.ts'
import type { Order } from '#shop/orders/order.ts'
import { orders } from '#shop/orders/tables.server.ts'
import { SELLER, SITE } from './letters-for-tests.ts'

const clock = () => FRIDAY_MORNING

export const signer = createSigner('a secret for tests that is long enough')

/** A database with an outbox whose jobs are run by hand, so that a test decides when and how often. */
export async function shopForTests() {
  const database = await freshDatabase()
  const queued: { name: string; data: object }[] = []
  const jobs = {
    async send(_: unknown, name: string, data: object) {
      queued.push({ name, data })
    },
  }
  const outbox = createOutbox(jobs, 'plunge-one.example')
  const logged: string[] = []
  const log = pino({}, { write: (line: string) => void logged.push(line) })
  const services = { database, outbox, clock, log, signer, siteUrl: SITE, details: SELLER }
  const mailJob = (transport: Transport) =>
    createMailJob({ ...services, transport, mailFrom: 'Plunge One <hello@plunge-one.example>' })
  const allMails = () => database.db.select().from(mails).orderBy(mails.createdAt)
  return { ...services, jobs, queued, logged, mailJob, allMails }
}

export async function insertOrder(database: Database, change: Partial<Order> = {}): Promise<Order> {
  const order = orderForTests({ id: randomUUID(), ...change })
  const { customer, total, refunded, ...rest } = order
  await database.db.insert(orders).values({
    ...rest,
    ...customer,
    totalCents: total,
    refundedCents: refunded,
    updatedAt: order.createdAt,
  })
  return order
}
