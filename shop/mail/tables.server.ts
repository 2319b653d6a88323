import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export type MailStatus = 'queued' | 'sent' | 'parked'

export const mails = pgTable('mails', {
  id: uuid().primaryKey(),
  messageId: text('message_id').notNull(),
  kind: text().notNull(),
  recipient: text().notNull(),
  detail: jsonb().$type<Record<string, unknown>>().notNull(),
  about: uuid(),
  status: text().$type<MailStatus>().notNull().default('queued'),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
  createdAt: moment('created_at').notNull(),
  sentAt: moment('sent_at'),
})
