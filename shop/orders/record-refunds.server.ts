import type { Clock } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.server.ts'
import type { Outbox } from '#platform/outbox.server.ts'
import type { Payment, PaymentRefund } from '#shop/payments/payment.ts'
import type { Order } from './order.ts'
import { mayBecome } from './order-status.ts'
import { type OrderChange, changeOrder } from './change-order.server.ts'
import { noteEvent } from './order-store.server.ts'
import { refunds } from './tables.server.ts'
import { returnStock } from './take-stock.server.ts'

type Services = { outbox: Outbox; clock: Clock; ownerEmail: string }

/** A failed refund moved no money. */
const counts = (refund: PaymentRefund) => refund.status !== 'failed' && refund.status !== 'canceled'

/**
 * Refunds and disputes, wherever they were begun (our tool, the provider's dashboard): recorded from what the
 * provider says, each once.
 */
export async function recordRefunds(
  services: Services,
  tx: Transaction,
  order: Order,
  payment: Payment,
): Promise<Order> {
  const now = services.clock()
  const isNew = await insertNew(tx, order, payment.refunds.filter(counts))
  for (const refund of isNew) {
    await noteEvent(tx.db, order.id, 'refund', now, { refundId: refund.id, amount: refund.amount })
    await services.outbox.add(tx, {
      kind: 'refunded',
      to: order.customer.email,
      about: order.id,
      detail: { refundId: refund.id, amount: refund.amount },
    })
  }
  let current = order
  if (payment.refunded > order.refunded) {
    current = await changeOrder(tx.db, order.id, await afterRefund(tx, order, payment), now)
  }
  if (payment.disputed && current.paymentStatus !== 'disputed') {
    current = await changeOrder(tx.db, order.id, { paymentStatus: 'disputed' }, now)
    await noteEvent(tx.db, order.id, 'dispute', now)
    await services.outbox.add(tx, { kind: 'owner-dispute', to: services.ownerEmail, about: order.id })
  }
  return current
}

async function insertNew(
  tx: Transaction,
  order: Order,
  given: readonly PaymentRefund[],
): Promise<PaymentRefund[]> {
  const fresh: PaymentRefund[] = []
  for (const refund of given) {
    const inserted = await tx.db
      .insert(refunds)
      .values({
        id: refund.id,
        orderId: order.id,
        amountCents: refund.amount,
        status: refund.status,
        reason: refund.reason,
        createdAt: refund.createdAt,
      })
      .onConflictDoNothing()
      .returning({ id: refunds.id })
    if (inserted.length > 0) fresh.push(refund)
  }
  return fresh
}

/** A full refund ends the order; before the tub has left, it goes back on the shelf. */
async function afterRefund(tx: Transaction, order: Order, payment: Payment): Promise<OrderChange> {
  const refundedCents = Math.min(payment.refunded, order.total)
  const full = payment.refunded >= payment.received
  if (!full) return { refundedCents, paymentStatus: 'partly_refunded' }
  const stillHere = order.status === 'paid' || order.status === 'held' || order.status === 'ready'
  if (order.stockTaken && stillHere) await returnStock(tx, order.quote.lines)
  return {
    refundedCents,
    paymentStatus: 'refunded',
    ...(mayBecome(order.status, 'refunded') ? { status: 'refunded' as const } : {}),
    ...(order.stockTaken && stillHere ? { stockTaken: false } : {}),
  }
}
