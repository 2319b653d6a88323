import { randomUUID } from 'node:crypto'
import { asc, eq, isNull } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Database, Db, Transaction } from '#platform/database.server.ts'
import type { Outbox } from '#platform/outbox.server.ts'
import type { ContactMessage } from './message.ts'
import { contactMessages } from './tables.server.ts'

export type StoredMessage = typeof contactMessages.$inferSelect

export type ContactDesk = {
  /** Once it returns, the message is kept and both mails are on their way. */
  send(message: ContactMessage): Promise<void>
}

type Services = { database: Database; outbox: Outbox; clock: Clock; ownerEmail: string }

/** The form takes anyone's address: beyond this its owner gets no more receipts, while we still get every message. */
const RECEIPTS_AN_HOUR = 5

export function createContactDesk({ database, outbox, clock, ownerEmail }: Services): ContactDesk {
  return {
    send: (message) =>
      database.transaction(async (tx) => {
        const id = randomUUID()
        await tx.db.insert(contactMessages).values({ ...message, id, createdAt: clock() })
        await outbox.add(tx, { kind: 'owner-contact', to: ownerEmail, about: id })
        if ((await receiptsThisHour(tx, message.email)) < RECEIPTS_AN_HOUR) {
          await outbox.add(tx, { kind: 'contact-receipt', to: message.email, about: id })
        }
      }),
  }
}

async function receiptsThisHour(tx: Transaction, email: string): Promise<number> {
  const { rows } = await tx.client.query<{ count: string }>(
    `select count(*) from mails
      where kind = 'contact-receipt' and lower(recipient) = lower($1) and created_at > now() - interval '1 hour'`,
    [email],
  )
  return Number(rows[0]?.count)
}

export async function findMessage(db: Db, id: string): Promise<StoredMessage | null> {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return message ?? null
}

/** Oldest first: who has waited longest is answered first. */
export async function unansweredMessages(db: Db): Promise<StoredMessage[]> {
  return db
    .select()
    .from(contactMessages)
    .where(isNull(contactMessages.doneAt))
    .orderBy(asc(contactMessages.createdAt))
}
