import { err, ok, type Result } from '#platform/result.ts'
import { changePaidOrder, type OwnerServices, type Refused } from './change-by-owner.server.ts'
import type { Order } from './order.ts'
import { mayBecome } from './order-status.ts'
import { changeOrder } from './change-order.server.ts'
import { noteEvent } from './order-store.server.ts'

/** The tub stands at the warehouse door: the buyer may come. */
export function readyOrder(services: OwnerServices, number: string): Promise<Result<Order, Refused>> {
  const now = services.clock()
  return changePaidOrder(services, number, async (tx, order) => {
    if (order.method === 'delivery') {
      return err(`Order ${number} is delivered, not picked up: use 'order dispatch' instead.`)
    }
    if (order.status === 'ready') return err(`Order ${number} is ready already.`)
    if (order.status === 'held') {
      return err(`Order ${number} is held (${order.holdReason}): 'order accept' or 'order refund' it first.`)
    }
    if (!mayBecome(order.status, 'ready')) {
      return err(`Order ${number} is ${order.status} and cannot be made ready.`)
    }
    const changed = await changeOrder(tx.db, order.id, { status: 'ready' }, now)
    await noteEvent(tx.db, order.id, 'ready', now)
    await services.outbox.add(tx, { kind: 'ready', to: order.customer.email, about: order.id })
    return ok(changed)
  })
}
