import { err, ok, type Result } from '#platform/result.ts'
import { formatAud } from '#shop/money/format-aud.ts'
import { priceDelivery } from '#shop/pricing/delivery-price.ts'
import type { Quote } from '#shop/pricing/quote.ts'
import { DeliveryAddress } from '#shop/shipping/address.ts'
import { postcodeOrNull } from '#shop/shipping/postcode.ts'
import { stateOf } from '#shop/shipping/state-of-postcode.ts'
import { changePaidOrder, type OwnerServices, type Refused } from './change-by-owner.server.ts'
import type { Customer, Order } from './order.ts'
import { changeOrder } from './change-order.server.ts'
import { noteEvent } from './order-store.server.ts'

export type Amendment = {
  /** Each already checked by itself. */
  change: Partial<Customer>
  /** Delivers to a place that costs another amount for what was paid. */
  keepPrice: boolean
}

const PLACE = ['address', 'city', 'state', 'postcode'] as const

/** Corrects what the buyer typed, while the tub is still here; the buyer is told at the corrected address. */
export function amendOrder(
  services: OwnerServices,
  number: string,
  { change, keepPrice }: Amendment,
): Promise<Result<Order, Refused>> {
  const now = services.clock()
  return changePaidOrder(services, number, async (tx, order) => {
    const refused = refusal(order, change)
    if (refused !== null) return err(refused)
    const customer = withState(order.customer, change)
    const fields = changedFields(order.customer, customer)
    if (fields.length === 0) return err(`Order ${number} says that already.`)
    const priced = order.method === 'delivery' ? redirect(order, customer, keepPrice) : ok(order.quote)
    if (!priced.ok) return priced
    const changed = await changeOrder(tx.db, order.id, { ...customer, quote: priced.value }, now)
    // Which fields, never what they said: the diary outlives an erased person.
    await noteEvent(tx.db, order.id, 'amended', now, { fields })
    await services.outbox.add(tx, {
      kind: 'amended',
      to: customer.email,
      about: order.id,
      detail: { fields },
    })
    return ok(changed)
  })
}

function refusal(order: Order, change: Partial<Customer>): Refused | null {
  const here = order.status === 'paid' || order.status === 'held' || order.status === 'ready'
  if (!here) return `Order ${order.number} is ${order.status}: it can be amended before dispatch only.`
  if (order.method === 'pickup' && PLACE.some((field) => change[field] !== undefined)) {
    return `Order ${order.number} is picked up and has no delivery address.`
  }
  return null
}

/** A new postcode brings its state along, unless one was named. */
function withState(before: Customer, change: Partial<Customer>): Customer {
  const postcode = postcodeOrNull(change.postcode ?? '')
  const state = change.state ?? (postcode === null ? null : stateOf(postcode)) ?? before.state
  return { ...before, ...change, state }
}

const changedFields = (before: Customer, after: Customer): string[] =>
  Object.entries(after).flatMap(([field, value]) =>
    Object.entries(before).some(([name, old]) => name === field && old === value) ? [] : [field],
  )

/** The amount stays as paid; label and dates follow the new place. */
function redirect(order: Order, customer: Customer, keepPrice: boolean): Result<Quote, Refused> {
  const { quote } = order
  const place = DeliveryAddress.safeParse(customer)
  if (!place.success) return err(`${place.error.issues[0]?.message ?? 'The address is incomplete'}.`)
  if (customer.postcode === order.customer.postcode) return ok(quote)
  const { postcode } = place.data
  const delivery = priceDelivery({ method: 'delivery', postcode, now: order.paidAt ?? order.createdAt })
  if (!delivery.ok) return err(`There is no delivery to ${postcode}: it is a postcode of post office boxes.`)
  if (delivery.value.shipping !== quote.shipping && !keepPrice) {
    const costs = formatAud(delivery.value.shipping)
    return err(
      `Delivery to ${postcode} costs ${costs} and ${formatAud(quote.shipping)} was paid: add --keep-price to deliver for that.`,
    )
  }
  return ok({ ...quote, ...delivery.value, shipping: quote.shipping })
}
