import { err, ok, type Result } from '#platform/result.ts'
import type { CivilDate } from '#shop/shipping/civil-date.ts'
import { sydneyTime } from '#shop/shipping/sydney-time.ts'
import { changePaidOrder, type OwnerServices, type Refused } from './change-by-owner.server.ts'
import type { Order } from './order.ts'
import { mayBecome } from './order-status.ts'
import { changeOrder } from './change-order.server.ts'
import { noteEvent } from './order-store.server.ts'

export type Dispatch = {
  carrier: string
  tracking: string | null
  /** Absent: today in Sydney. */
  on: CivilDate | null
  /** Mends carrier, tracking or date of an order that has left already. */
  correct: boolean
  despiteDispute: boolean
}

/** The tub has left: the buyer is told by whom and when. */
export function dispatchOrder(
  services: OwnerServices,
  number: string,
  dispatch: Dispatch,
): Promise<Result<Order, Refused>> {
  const now = services.clock()
  const today = sydneyTime(now).date
  const on = dispatch.on ?? today
  return changePaidOrder(services, number, async (tx, order) => {
    const refused = refusal(order, dispatch) ?? dateRefusal(order, on, today)
    if (refused !== null) return err(refused)
    const { carrier, tracking } = dispatch
    const change = { status: 'dispatched', carrier, tracking, dispatchedOn: on } as const
    const changed = await changeOrder(tx.db, order.id, change, now)
    const kind = dispatch.correct ? 'dispatch-corrected' : 'dispatched'
    await noteEvent(tx.db, order.id, kind, now, { carrier, tracking, on })
    await services.outbox.add(tx, { kind: 'dispatched', to: order.customer.email, about: order.id })
    return ok(changed)
  })
}

function refusal(order: Order, { correct, despiteDispute }: Dispatch): Refused | null {
  const { number, status } = order
  if (order.method === 'pickup') return `Order ${number} is picked up: use 'order ready' instead.`
  if (correct) {
    return status === 'dispatched'
      ? null
      : `Order ${number} is not on its way (${status}): there is no dispatch to correct.`
  }
  if (status === 'dispatched') {
    return `Order ${number} was dispatched on ${order.dispatchedOn} with ${order.carrier}: add --correct to mend that.`
  }
  if (status === 'held')
    return `Order ${number} is held (${order.holdReason}): 'order accept' or 'order refund' it first.`
  if (!mayBecome(status, 'dispatched')) return `Order ${number} is ${status} and cannot be dispatched.`
  if (order.paymentStatus === 'disputed' && !despiteDispute) {
    return `The payment of order ${number} is disputed: add --despite-dispute to send it all the same.`
  }
  return null
}

function dateRefusal(order: Order, on: CivilDate, today: CivilDate): Refused | null {
  if (on > today) return `${on} is in the future: note the dispatch on the day it happens.`
  const ordered = sydneyTime(order.paidAt ?? order.createdAt).date
  return on < ordered ? `${on} is before the order was paid (${ordered}).` : null
}
