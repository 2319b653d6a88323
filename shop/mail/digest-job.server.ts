import type { Database, Transaction } from '#platform/database.server.ts'
import type { Job } from '#platform/jobs.server.ts'
import type { Outbox } from '#platform/outbox.server.ts'

type Services = { database: Database; outbox: Outbox; ownerEmail: string }

/** The owner's morning mail. Its words are found when it is sent. */
export function createDigestJob({ database, outbox, ownerEmail }: Services): Job {
  return {
    name: 'owner-digest',
    retries: 5,
    expireInSeconds: 60,
    schedule: '0 7 * * *',
    run: () =>
      database.transaction(async (tx) => {
        if (await sentToday(tx)) return
        await outbox.add(tx, { kind: 'owner-digest', to: ownerEmail })
      }),
  }
}

/** A crash between the commit and the queue's own note makes the job run again, but not the mail. */
async function sentToday(tx: Transaction): Promise<boolean> {
  await tx.client.query("select pg_advisory_xact_lock(hashtext('owner-digest'))")
  const { rows } = await tx.client.query(
    "select 1 from mails where kind = 'owner-digest' and created_at > now() - interval '12 hours' limit 1",
  )
  return rows.length > 0
}
