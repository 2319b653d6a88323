import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/database.server.ts'
import { addCents, cents } from '#shop/money/cents.ts'
import { refunds } from '#shop/orders/tables.server.ts'
import type { Adjustment } from './adjustment-note-paper.ts'

/** The order's refunds in the order of their notes, each with what had been refunded before it. */
export async function adjustmentsOf(db: Db, orderId: string): Promise<(Adjustment & { refundId: string })[]> {
  const rows = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.adjustmentNoteNumber))
  let refundedBefore = cents(0)
  return rows.map((row) => {
    const amount = cents(row.amountCents)
    const adjustment = {
      refundId: row.id,
      number: row.adjustmentNoteNumber,
      amount,
      refundedBefore,
      reason: row.reason,
      issuedAt: row.createdAt,
    }
    refundedBefore = addCents(refundedBefore, amount)
    return adjustment
  })
}
