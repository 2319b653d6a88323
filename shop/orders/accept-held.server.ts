import { err, type Result, ok } from '#platform/result.ts'
import { formatAud } from '#shop/money/format-aud.ts'
import { changePaidOrder, type Refused } from './change-by-owner.server.ts'
import type { Order } from './order.ts'
import { findOrderByNumber, noteEvent } from './order-store.server.ts'
import { completePaidOrder, settlePayment, type SettleServices } from './settle-payment.server.ts'

/** Ends a hold: the owner takes the payment as it is, and the order goes its usual way. */
export async function acceptHeldOrder(
  services: SettleServices,
  number: string,
): Promise<Result<Order, Refused>> {
  const known = await findOrderByNumber(services.database.db, number)
  // Asked first, because it may have been refunded in the provider's dashboard meanwhile.
  if (known?.paymentId && known.status === 'held') await settlePayment(services, known.paymentId)
  return changePaidOrder(services, number, async (tx, order) => {
    if (order.status !== 'held') return err(`Order ${number} is not held (${order.status}).`)
    if (order.refunded > 0) {
      return err(
        `Of order ${number} ${formatAud(order.refunded)} have been refunded: refund the rest instead.`,
      )
    }
    await noteEvent(tx.db, order.id, 'accepted', services.clock(), { problem: order.holdReason })
    return ok(await completePaidOrder(services, tx, order, { holdReason: null }))
  })
}
