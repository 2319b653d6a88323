import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#platform/database.server.ts'
import type { Cents } from '#shop/money/cents.ts'
import type { Payment } from '#shop/payments/payment.ts'
import type { Order } from './order.ts'
import { noteEvent } from './order-store.server.ts'
import { orderEvents } from './tables.server.ts'

/**
 * A refund is written down before it is asked of the provider, with the key it is asked under. Whoever repeats the
 * command after a crash finds it unanswered and asks under the same key, which refunds once.
 */
export type RefundIntention = { key: string; alreadyDone: boolean }

const ASKED = 'refund-asked'
const ANSWERED = 'refund-answered'

const Detail = z.object({ key: z.string(), amount: z.number().optional() })

/** The provider remembers a key for at least 24 hours; a little earlier we look into its list of refunds instead. */
const KEY_LIVES_MS = 23 * 60 * 60 * 1000

/** The provider's clock need not agree with ours to the second. */
const CLOCK_DIFFERENCE_MS = 60_000

export async function intendRefund(
  tx: Transaction,
  order: Order,
  payment: Payment,
  amount: Cents,
  now: Date,
): Promise<RefundIntention> {
  const { asked, unanswered } = await readIntentions(tx, order)
  const same = unanswered.findLast((intention) => intention.amount === amount)
  if (same && now.getTime() - same.at.getTime() < KEY_LIVES_MS) return { key: same.key, alreadyDone: false }
  if (same) {
    const since = same.at.getTime() - CLOCK_DIFFERENCE_MS
    const done = payment.refunds.some(
      (refund) => refund.amount === amount && refund.createdAt.getTime() >= since,
    )
    if (done) return { key: same.key, alreadyDone: true }
  }
  const key = `${order.id}-${payment.refunded}-${amount}-${asked}`
  await noteEvent(tx.db, order.id, ASKED, now, { key, amount })
  return { key, alreadyDone: false }
}

/** Whether this amount was asked for and no answer came: then it may be gone from what is left to refund already. */
export async function isUnanswered(tx: Transaction, order: Order, amount: Cents): Promise<boolean> {
  const { unanswered } = await readIntentions(tx, order)
  return unanswered.some((intention) => intention.amount === amount)
}

export async function noteAnswer(tx: Transaction, order: Order, key: string, now: Date): Promise<void> {
  await noteEvent(tx.db, order.id, ANSWERED, now, { key })
}

async function readIntentions(tx: Transaction, order: Order) {
  const events = await tx.db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), inArray(orderEvents.kind, [ASKED, ANSWERED])))
    .orderBy(asc(orderEvents.id))
  const read = events.map(({ kind, at, detail }) => {
    const { key, amount } = Detail.parse(detail)
    return { kind, at, key, amount }
  })
  const answered = new Set(read.filter(({ kind }) => kind === ANSWERED).map(({ key }) => key))
  const asked = read.filter(({ kind }) => kind === ASKED)
  return { asked: asked.length, unanswered: asked.filter(({ key }) => !answered.has(key)) }
}
