import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNotNull, notInArray } from 'drizzle-orm'
import type { Db, Transaction } from '#platform/database.server.ts'
import type { Order } from '#shop/orders/order.ts'
import { makeOrderNumber } from '#shop/orders/order-number.ts'
import { toOrder } from '#shop/orders/order-store.server.ts'
import { orders } from '#shop/orders/tables.server.ts'
import type { Quote } from '#shop/pricing/quote.ts'
import type { PaymentSessionRequest } from './payment-session-request.ts'

/** The session's open checkout, locked until the transaction ends. */
export async function openDraft(tx: Transaction, sessionId: string): Promise<Order | null> {
  const [row] = await tx.db
    .select()
    .from(orders)
    .where(and(eq(orders.sessionId, sessionId), eq(orders.status, 'awaiting_payment')))
    .for('update')
  return row ? toOrder(row) : null
}

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
  const [row] = await db
    .select({ paymentId: orders.paymentId, orderNumber: orders.number })
    .from(orders)
    .where(
      and(
        eq(orders.sessionId, sessionId),
        eq(orders.payingTab, page),
        isNotNull(orders.paymentId),
        notInArray(orders.status, ['awaiting_payment', 'expired']),
      ),
    )
  return row && row.paymentId !== null ? { ...row, paymentId: row.paymentId } : null
}

type Start = { sessionId: string; request: PaymentSessionRequest; quote: Quote; now: Date }

/** Two tabs that start at the same moment: the second waits at the unique index and then takes the first one's draft. */
export async function startDraft(tx: Transaction, { sessionId, request, quote, now }: Start): Promise<Order> {
  const [row] = await tx.db
    .insert(orders)
    .values({
      id: randomUUID(),
      number: makeOrderNumber(randomBytes),
      sessionId,
      status: 'awaiting_payment',
      quote,
      totalCents: quote.total,
      method: request.customerInfo.deliveryMethod,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (row) return toOrder(row)
  const existing = await openDraft(tx, sessionId)
  if (!existing) throw new Error('A draft order could neither be made nor found')
  return existing
}
