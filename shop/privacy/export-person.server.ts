import type { Database } from '#platform/database.server.ts'

type Rows = Record<string, unknown>[]

/** Everything the shop knows about a person, for whoever asks under the Privacy Act. */
export type PersonExport = {
  email: string
  orders: Rows
  orderEvents: Rows
  refunds: Rows
  messages: Rows
  subscriptions: Rows
  mails: Rows
}

const QUERIES: Readonly<Record<Exclude<keyof PersonExport, 'email'>, string>> = {
  orders: 'select * from orders where lower(customer_email) = lower($1) order by created_at',
  orderEvents: `select o.number, e.at, e.kind, e.detail from order_events e join orders o on o.id = e.order_id
                 where lower(o.customer_email) = lower($1) order by e.id`,
  refunds: `select o.number, r.* from refunds r join orders o on o.id = r.order_id
             where lower(o.customer_email) = lower($1) order by r.created_at`,
  messages: 'select * from contact_messages where lower(email) = lower($1) order by created_at',
  subscriptions: 'select * from subscribers where lower(email) = lower($1)',
  mails:
    'select kind, recipient, status, created_at, sent_at from mails where lower(recipient) = lower($1) order by created_at',
}

export async function exportPerson(database: Database, email: string): Promise<PersonExport> {
  const rows = async (query: string): Promise<Rows> => (await database.pool.query(query, [email])).rows
  return {
    email,
    orders: await rows(QUERIES.orders),
    orderEvents: await rows(QUERIES.orderEvents),
    refunds: await rows(QUERIES.refunds),
    messages: await rows(QUERIES.messages),
    subscriptions: await rows(QUERIES.subscriptions),
    mails: await rows(QUERIES.mails),
  }
}
