import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const subscribers = pgTable('subscribers', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  consentedAt: moment('consented_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  unsubscribedAt: moment('unsubscribed_at'),
  createdAt: moment('created_at').notNull(),
})
