import type { SettleServices } from '#shop/orders/settle-payment.server.ts'
import { cancelDraftPayments } from './cancel-draft-payments.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = 30

/** A run forgets this many; the next one follows. */
const BATCH = 200

/** Checkouts that nobody paid are forgotten, with the personal data in them, after 30 days. Answers how many. */
export async function eraseOldDrafts(services: SettleServices): Promise<number> {
  const { database, clock } = services
  const before = new Date(clock().getTime() - KEPT_DAYS * DAY_MS)
  const old = await database.pool.query<{ id: string; number: string }>(
    `select id, number from orders where status in ('awaiting_payment', 'expired') and updated_at < $1
        and payment_status <> 'processing' order by updated_at limit $2`,
    [before, BATCH],
  )
  const payable = new Set(
    await cancelDraftPayments(
      services,
      old.rows.map(({ id }) => id),
    ),
  )
  const forgotten = old.rows.filter(({ number }) => !payable.has(number)).map(({ id }) => id)
  // Asked again: a payment that went through meanwhile has made the draft an order.
  const { rowCount } = await database.pool.query(
    `delete from orders where id = any ($1) and status in ('awaiting_payment', 'expired')`,
    [forgotten],
  )
  return rowCount ?? 0
}
