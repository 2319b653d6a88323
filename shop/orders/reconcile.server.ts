import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { changeOrder } from './change-order.server.ts'
import { refundOversold } from './refund-oversold.server.ts'
import { settlePayment, type SettleServices } from './settle-payment.server.ts'
import { orders } from './tables.server.ts'

export type Reconciled = { checked: number; settled: number; expired: number; refunded: number }

const MINUTE_MS = 60_000

/** The webhook normally comes within seconds; who pressed Pay longer ago than this is looked after. */
const WEBHOOK_PATIENCE_MS = MINUTE_MS / 2

/** An abandoned payment form stays payable for a day, then its payment is cancelled. */
const ABANDONED_MS = 24 * 60 * MINUTE_MS

/** A run handles this many; the next one follows in a minute. */
const BATCH = 200

/** Repairs without anyone's help what a lost webhook, a closed browser or a crash left open. */
export async function reconcile(services: SettleServices): Promise<Reconciled> {
  const done: Reconciled = { checked: 0, settled: 0, expired: 0, refunded: 0 }
  for (const { id, paymentId, createdAt } of await openPayments(services)) {
    const now = services.clock()
    done.checked += 1
    const abandoned = now.getTime() - createdAt.getTime() > ABANDONED_MS
    if (paymentId === null) {
      if (abandoned) await changeOrder(services.database.db, id, { status: 'expired' }, now)
      done.expired += abandoned ? 1 : 0
      continue
    }
    if (abandoned) await services.payments.cancel(paymentId)
    const settled = await settlePayment(services, paymentId)
    if (settled === 'unknown') continue
    if (settled.order.status === 'expired') done.expired += 1
    else if (settled.order.status === 'awaiting_payment') await noteChecked(services, id)
    else done.settled += 1
  }
  for (const { id } of await unrefunded(services)) {
    await refundOversold(services, id)
    done.refunded += 1
  }
  return done
}

/** Asked again at growing intervals: after a minute, then after half the time since Pay was pressed. */
function openPayments({ database, clock }: SettleServices) {
  const now = clock()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const due = sql`${orders.checkedAt} < ${now.toISOString()}::timestamptz - greatest(interval '1 minute', (${now.toISOString()}::timestamptz - ${orders.payingSince}) / 2)`
  const pressedPay = and(
    isNotNull(orders.payingSince),
    lt(orders.payingSince, before(WEBHOOK_PATIENCE_MS)),
    or(isNull(orders.checkedAt), due),
  )
  return database.db
    .select({ id: orders.id, paymentId: orders.paymentId, createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(eq(orders.status, 'awaiting_payment'), or(pressedPay, lt(orders.createdAt, before(ABANDONED_MS)))),
    )
    .orderBy(asc(orders.createdAt))
    .limit(BATCH)
}

function unrefunded({ database, clock }: SettleServices) {
  const before = new Date(clock().getTime() - MINUTE_MS)
  return database.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'oversold'), lt(orders.updatedAt, before)))
    .limit(BATCH)
}

async function noteChecked({ database, clock }: SettleServices, id: string): Promise<void> {
  const now = clock()
  await database.db.update(orders).set({ checkedAt: now }).where(eq(orders.id, id))
}
