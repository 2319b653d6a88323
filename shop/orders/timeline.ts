import { civilDate } from '#shop/shipping/civil-date.ts'
import { deliveryDatesText, dispatchText, longDate } from '#shop/shipping/date-text.ts'
import type { OrderJson } from './order-json.ts'

export type TimelineStep = {
  readonly title: string
  readonly text: string
  readonly detail: string | null
  readonly state: 'done' | 'current' | 'next'
}

type Told = Pick<
  OrderJson,
  | 'status'
  | 'deliveryMethod'
  | 'estimatedDelivery'
  | 'dates'
  | 'createdAt'
  | 'carrier'
  | 'tracking'
  | 'dispatchedOn'
>

/** Where the order is on its way: the drawn timeline of the confirmation page. */
export function timelineOf(order: Told, now: Date): readonly TimelineStep[] {
  return order.deliveryMethod === 'pickup' ? pickupSteps(order) : deliverySteps(order, now)
}

/** How many steps are behind, by status. What is cancelled or held stands still at the first. */
const REACHED: Partial<Record<OrderJson['status'], number>> = { dispatched: 1, ready: 1, delivered: 3 }

function drawn(order: Told, steps: readonly Omit<TimelineStep, 'state'>[]): readonly TimelineStep[] {
  const reached = REACHED[order.status] ?? 0
  // The step that was just reached is where the order is now, until everything is done.
  const current = reached === 0 ? 0 : Math.min(reached + 1, steps.length)
  return steps.map((step, i) => ({
    ...step,
    state: i < current ? 'done' : i === current ? 'current' : 'next',
  }))
}

function deliverySteps(order: Told, now: Date): readonly TimelineStep[] {
  const sent = order.dispatchedOn === null ? null : `Dispatched on ${longDate(civilDate(order.dispatchedOn))}`
  const carrier = [order.carrier, order.tracking].filter(Boolean).join(' ')
  return drawn(order, [
    { title: 'Order Processing', text: order.status === 'paid' ? 'In Progress' : 'Done', detail: null },
    {
      title: 'Dispatch',
      text: sent ?? dispatchText(now, new Date(order.createdAt)),
      detail: carrier === '' ? null : carrier,
    },
    {
      title: 'Delivery & Setup',
      text: order.estimatedDelivery,
      detail: deliveryDatesText(order.dates),
    },
  ])
}

function pickupSteps(order: Told): readonly TimelineStep[] {
  return drawn(order, [
    { title: 'Order Processing', text: order.status === 'paid' ? 'In Progress' : 'Done', detail: null },
    {
      title: 'Ready at the warehouse',
      text: order.estimatedDelivery,
      detail: deliveryDatesText(order.dates),
    },
    { title: 'Pickup & Setup', text: 'When it suits you, in opening hours', detail: null },
  ])
}
