import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#platform/database.server.ts'
import { prepared } from '#platform/prepared.server.ts'
import type { Order } from '#shop/orders/order.ts'
import { makeOrderNumber } from '#shop/orders/order-number.ts'
import { toOrder } from '#shop/orders/order-row.server.ts'
import { orders } from '#shop/orders/tables.server.ts'
import type { Quote } from '#shop/pricing/quote.ts'
import type { PaymentSessionRequest } from './payment-session-request.ts'

/** The session's open checkout, locked until the transaction ends. */
export async function openDraft(tx: Transaction, sessionId: string): Promise<Order | null> {
  const [row] = await draftOf(tx.db).execute({ sessionId })
  return row ? toOrder(row) : null
}

const draftOf = prepared('draft of a session, locked', (db) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.sessionId, sql.placeholder('sessionId')), eq(orders.status, 'awaiting_payment')))
    .for('update'),
)

/**
 * What this page has paid already. Its answer got lost, a webhook completed the order, and Pay was pressed again: a
 * new draft would charge twice. A newly loaded page is another one and may buy again.
 */
export async function findPaidFrom(
  db: Db,
  sessionId: string,
  page: string | undefined,
): Promise<{ paymentId: string; orderNumber: string } | null> {
  if (page === undefined) return null
  const [row] = await paidFrom(db).execute({ sessionId, page })
  return row && row.paymentId !== null ? { ...row, paymentId: row.paymentId } : null
}

const paidFrom = prepared('paid from a page', (db) =>
  db
    .select({ paymentId: orders.paymentId, orderNumber: orders.number })
    .from(orders)
    .where(
      and(
        eq(orders.sessionId, sql.placeholder('sessionId')),
        eq(orders.payingTab, sql.placeholder('page')),
        isNotNull(orders.paymentId),
        notInArray(orders.status, ['awaiting_payment', 'expired']),
      ),
    ),
)

type Start = { sessionId: string; request: PaymentSessionRequest; quote: Quote; now: Date }

/** Two tabs that start at the same moment: the second waits at the unique index and then takes the first one's draft. */
export async function startDraft(tx: Transaction, { sessionId, request, quote, now }: Start): Promise<Order> {
  const [row] = await insertDraft(tx.db).execute({
    id: randomUUID(),
    number: makeOrderNumber(randomBytes),
    sessionId,
    quote,
    total: quote.total,
    method: request.customerInfo.deliveryMethod,
    now,
  })
  if (row) return toOrder(row)
  const existing = await openDraft(tx, sessionId)
  if (!existing) throw new Error('A draft order could neither be made nor found')
  return existing
}

const insertDraft = prepared('new draft', (db) =>
  db
    .insert(orders)
    .values({
      id: sql.placeholder('id'),
      number: sql.placeholder('number'),
      sessionId: sql.placeholder('sessionId'),
      status: 'awaiting_payment',
      quote: sql.placeholder('quote'),
      totalCents: sql.placeholder('total'),
      method: sql.placeholder('method'),
      createdAt: sql.placeholder('now'),
      updatedAt: sql.placeholder('now'),
    })
    .onConflictDoNothing()
    .returning(),
)
