import type { Transaction } from '#platform/database.server.ts'
import type { Order } from './order.ts'
import { changeOrder } from './change-order.server.ts'
import { noteEvent } from './order-store.server.ts'
import { returnStock } from './take-stock.server.ts'

/** Once an order: what has been put back, or was never taken, is not put back again. */
export async function restockOrder(tx: Transaction, order: Order, now: Date): Promise<boolean> {
  if (!order.stockTaken) return false
  await returnStock(tx, order.quote.lines)
  await changeOrder(tx.db, order.id, { stockTaken: false }, now)
  await noteEvent(tx.db, order.id, 'restocked', now)
  return true
}
