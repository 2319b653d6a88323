import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/database.server.ts'
import { orderEvents, refunds } from './tables.server.ts'

export type OrderHistory = {
  events: { at: Date; kind: string; detail: Record<string, unknown> }[]
  refunds: {
    id: string
    amountCents: number
    status: string
    adjustmentNoteNumber: number
    createdAt: Date
  }[]
  mails: {
    id: string
    kind: string
    recipient: string
    status: string
    createdAt: Date
    sentAt: Date | null
  }[]
}

type MailRow = {
  id: string
  kind: string
  recipient: string
  status: string
  created_at: Date | string
  sent_at: Date | string | null
}

/** All that happened to an order, oldest first. */
export async function orderHistory(db: Db, orderId: string): Promise<OrderHistory> {
  const events = await db
    .select({ at: orderEvents.at, kind: orderEvents.kind, detail: orderEvents.detail })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
  const returned = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt))
  const mails = await db.execute<MailRow>(
    sql`select id, kind, recipient, status, created_at, sent_at from mails where about = ${orderId} order by created_at, id`,
  )
  return {
    events,
    refunds: returned,
    mails: mails.rows.map((mail) => ({
      id: mail.id,
      kind: mail.kind,
      recipient: mail.recipient,
      status: mail.status,
      createdAt: new Date(mail.created_at),
      sentAt: mail.sent_at === null ? null : new Date(mail.sent_at),
    })),
  }
}
