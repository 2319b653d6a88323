import type { Job } from '#platform/jobs.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { SettleServices } from '#shop/orders/settle-payment.server.ts'
import { eraseOldDrafts } from './erase-old-drafts.server.ts'

const KEEP_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** What people left with us without becoming buyers or subscribers is not kept. */
export function createPrivacyJob(services: SettleServices & { log: Log }): Job {
  const { database, clock, log } = services
  return {
    name: 'privacy',
    retries: 5,
    expireInSeconds: 300,
    schedule: '30 3 * * *',
    async run() {
      const drafts = await eraseOldDrafts(services)
      const before = new Date(clock().getTime() - KEEP_DAYS * DAY_MS)
      const addresses = await eraseUnconfirmedSubscribers(database, before)
      log.info({ drafts, addresses }, 'erased what was kept for 30 days')
    },
  }
}

/** An address that nobody confirmed was never consent; one that unsubscribed stays, so that it is remembered. */
export async function eraseUnconfirmedSubscribers(database: Database, before: Date): Promise<number> {
  return database.transaction(async ({ client }) => {
    const { rows } = await client.query<{ id: string }>(
      `delete from subscribers
        where confirmed_at is null and unsubscribed_at is null and consented_at < $1 returning id`,
      [before],
    )
    await client.query('delete from mails where about = any($1)', [rows.map(({ id }) => id)])
    return rows.length
  })
}
