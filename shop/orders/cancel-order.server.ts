import type { Result } from '#platform/result.ts'
import type { Refused } from './change-by-owner.server.ts'
import { refundOrder, type Refunded } from './refund-order.server.ts'
import type { SettleServices } from './settle-payment.server.ts'

/** A full refund before dispatch; the tub goes back on the shelf. */
export function cancelOrder(services: SettleServices, number: string): Promise<Result<Refunded, Refused>> {
  return refundOrder(services, number, { amount: null, restock: false, onlyBeforeDispatch: true })
}
