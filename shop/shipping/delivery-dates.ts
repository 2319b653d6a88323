import { serviceFacts } from '#shop/catalogue/facts/service.ts'
import { addDays, isWeekend } from './civil-date.ts'
import type { CivilDate } from './civil-date.ts'
import type { DeliveryService } from './delivery-method.ts'
import { isNswHoliday } from './nsw-holidays.ts'
import { pickupHours } from './pickup-hours.ts'
import { sydneyTime } from './sydney-time.ts'

export type DeliveryDates =
  | {
      readonly kind: 'delivery'
      readonly dispatchOn: CivilDate
      readonly deliverFrom: CivilDate
      readonly deliverBy: CivilDate
    }
  | { readonly kind: 'pickup'; readonly readyOn: CivilDate }

/** The carrier collects at 4 PM Sydney time; what is ordered at 16:00 or later waits for the next collection. */
export const DISPATCH_HOUR = 16

/** Business days from dispatch to the door. */
const { next, farMin, farMax } = serviceFacts.deliveryBusinessDays.value
const TRANSIT: Readonly<Record<Exclude<DeliveryService, 'pickup'>, readonly [from: number, by: number]>> = {
  sydney: [next, next],
  interstate: [farMin, farMax],
}

export const isBusinessDay = (date: CivilDate): boolean => !isWeekend(date) && !isNswHoliday(date)

export function addBusinessDays(date: CivilDate, days: number): CivilDate {
  let day = date
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) left -= 1
  }
  return day
}

/** The day on which something ordered now leaves the warehouse. */
export function dispatchDay(now: Date): CivilDate {
  const { date, hour } = sydneyTime(now)
  return isBusinessDay(date) && hour < DISPATCH_HOUR ? date : addBusinessDays(date, 1)
}

/** The first day on which a buyer can still come to the warehouse. */
export function pickupDay(now: Date): CivilDate {
  const { date, hour } = sydneyTime(now)
  const today = pickupHours(date)
  if (today !== null && hour < today.closes) return date
  let day = addDays(date, 1)
  while (pickupHours(day) === null) day = addDays(day, 1)
  return day
}

export function deliveryDates(service: DeliveryService, now: Date): DeliveryDates {
  if (service === 'pickup') return { kind: 'pickup', readyOn: pickupDay(now) }
  const [from, by] = TRANSIT[service]
  const dispatchOn = dispatchDay(now)
  return {
    kind: 'delivery',
    dispatchOn,
    deliverFrom: addBusinessDays(dispatchOn, from),
    deliverBy: addBusinessDays(dispatchOn, by),
  }
}
