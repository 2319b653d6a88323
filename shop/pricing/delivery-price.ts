import { err, ok } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { Cents } from '#shop/money/cents.ts'
import { deliveryDates } from '#shop/shipping/delivery-dates.ts'
import type { DeliveryDates } from '#shop/shipping/delivery-dates.ts'
import { SERVICE_ESTIMATE, SERVICE_LABEL } from '#shop/shipping/delivery-method.ts'
import type { DeliveryMethod, DeliveryService } from '#shop/shipping/delivery-method.ts'
import type { Postcode } from '#shop/shipping/postcode.ts'
import { SHIPPING_RATE } from '#shop/shipping/rates.ts'
import { zoneOf } from '#shop/shipping/zones.ts'
import type { Zone } from '#shop/shipping/zones.ts'
import type { DeliveryRefusal } from './refusal.ts'

export type ServedZone = Exclude<Zone, 'not-served'>

export type DeliveryPrice = {
  readonly method: DeliveryMethod
  /** Null for pickup, whatever the form held. */
  readonly postcode: Postcode | null
  readonly zone: ServedZone | null
  readonly shipping: Cents
  readonly label: string
  readonly estimate: string
  readonly dates: DeliveryDates
}

export type DeliveryRequest = {
  readonly method: DeliveryMethod
  readonly postcode: Postcode | null
  readonly now: Date
}

/** What it costs to get an order to the buyer, and when it arrives; of use even when nothing is in stock. */
export function priceDelivery(request: DeliveryRequest): Result<DeliveryPrice, DeliveryRefusal> {
  const { method, postcode, now } = request
  if (method === 'pickup') return ok({ method, postcode: null, zone: null, ...terms('pickup', now) })
  if (postcode === null) return err({ reason: 'postcode-missing' })
  const zone = zoneOf(postcode)
  if (zone === 'not-served') return err({ reason: 'postcode-not-served', postcode })
  return ok({ method, postcode, zone, ...terms(zone, now) })
}

const terms = (service: DeliveryService, now: Date) => ({
  shipping: SHIPPING_RATE[service],
  label: SERVICE_LABEL[service],
  estimate: SERVICE_ESTIMATE[service],
  dates: deliveryDates(service, now),
})
