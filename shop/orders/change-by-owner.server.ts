import type { Transaction } from '#platform/database.server.ts'
import { err, type Result } from '#platform/result.ts'
import type { Order } from './order.ts'
import { isDraft } from './order-status.ts'
import { findOrderByNumber } from './order-store.server.ts'
import type { SettleServices } from './settle-payment.server.ts'

export type OwnerServices = Pick<SettleServices, 'database' | 'outbox' | 'clock'>

/** Why not, in one sentence that the owner reads. */
export type Refused = string

export const unknownOrder = (number: string): Refused => `There is no order ${number}.`

export const notPaid = (order: Order): Refused => `Order ${order.number} has not been paid.`

/** Locks a paid order for one change by the owner; a refusal leaves it as it was. */
export function changePaidOrder<T>(
  services: Pick<OwnerServices, 'database'>,
  number: string,
  change: (tx: Transaction, order: Order) => Promise<Result<T, Refused>>,
): Promise<Result<T, Refused>> {
  return services.database.transaction(async (tx) => {
    const order = await findOrderByNumber(tx.db, number, { lock: true })
    if (order === null) return err(unknownOrder(number))
    if (isDraft(order.status)) return err(notPaid(order))
    return change(tx, order)
  })
}
