import { err, ok, type Result } from '#platform/result.ts'
import { changePaidOrder, type OwnerServices, type Refused } from './change-by-owner.server.ts'
import type { Order } from './order.ts'
import { mayBecome } from './order-status.ts'
import { changeOrder } from './change-order.server.ts'
import { noteEvent } from './order-store.server.ts'

/** The buyer has it. Who came to fetch it knows that, so only a delivered one is confirmed by mail. */
export function deliverOrder(services: OwnerServices, number: string): Promise<Result<Order, Refused>> {
  const now = services.clock()
  return changePaidOrder(services, number, async (tx, order) => {
    if (order.status === 'paid') {
      const first = order.method === 'pickup' ? 'ready' : 'dispatch'
      return err(`Order ${number} is still here: 'order ${first}' comes first.`)
    }
    if (!mayBecome(order.status, 'delivered')) {
      return err(`Order ${number} is ${order.status} and cannot be delivered.`)
    }
    const changed = await changeOrder(tx.db, order.id, { status: 'delivered' }, now)
    await noteEvent(tx.db, order.id, order.method === 'pickup' ? 'picked-up' : 'delivered', now)
    if (order.method === 'delivery') {
      await services.outbox.add(tx, { kind: 'delivered', to: order.customer.email, about: order.id })
    }
    return ok(changed)
  })
}
