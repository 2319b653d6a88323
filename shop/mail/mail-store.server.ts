import { eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#platform/database.server.ts'
import type { Jobs } from '#platform/jobs.server.ts'
import { MAIL_JOB } from '#platform/outbox.server.ts'
import { prepared } from '#platform/prepared.server.ts'
import { mails } from './tables.server.ts'

export type Mail = typeof mails.$inferSelect

/** Locked until the transaction ends: a second process that took the same job waits, and then finds it sent. */
export async function lockMail(tx: Transaction, id: string): Promise<Mail | null> {
  const [mail] = await selectLocked(tx.db).execute({ id })
  return mail ?? null
}

const selectLocked = prepared('mail, locked', (db) =>
  db
    .select()
    .from(mails)
    .where(eq(mails.id, sql.placeholder('id')))
    .for('update'),
)

export async function noteSent(db: Db, id: string, now: Date): Promise<void> {
  await updateSent(db).execute({ id, now })
}

const updateSent = prepared('mail sent', (db) =>
  db
    .update(mails)
    .set({
      status: 'sent',
      sentAt: sql`${sql.param(sql.placeholder('now'), mails.sentAt)}`,
      lastError: null,
      attempts: sql`${mails.attempts} + 1`,
    })
    .where(eq(mails.id, sql.placeholder('id'))),
)

export async function noteFailure(db: Db, id: string, error: string, park: boolean): Promise<void> {
  await db
    .update(mails)
    .set({
      lastError: error,
      attempts: sql`${mails.attempts} + 1`,
      ...(park ? { status: 'parked' as const } : {}),
    })
    .where(eq(mails.id, id))
}

/** The owner has mended the cause: the same mail, under the same Message-ID, is tried again from the start. */
export async function retryMail(tx: Transaction, jobs: Pick<Jobs, 'send'>, id: string): Promise<boolean> {
  const mail = await lockMail(tx, id)
  if (mail?.status !== 'parked') return false
  await tx.db.update(mails).set({ status: 'queued', attempts: 0 }).where(eq(mails.id, id))
  await jobs.send(tx, MAIL_JOB, { mailId: id })
  return true
}
