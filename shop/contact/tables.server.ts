import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const contactMessages = pgTable('contact_messages', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull().default(''),
  subject: text().notNull(),
  message: text().notNull(),
  createdAt: moment('created_at').notNull(),
  doneAt: moment('done_at'),
})
