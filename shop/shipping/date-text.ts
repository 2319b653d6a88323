import { dayOf, weekdayName } from './civil-date.ts'
import type { CivilDate } from './civil-date.ts'
import { DISPATCH_HOUR, dispatchDay } from './delivery-dates.ts'
import type { DeliveryDates } from './delivery-dates.ts'
import { monthName } from './month-name.ts'
import { sydneyTime } from './sydney-time.ts'

/** 'Monday 16 November' */
export const longDate = (date: CivilDate): string => `${weekdayName(date)} ${dayOf(date)} ${monthName(date)}`

/** 'Mon 16 Nov' */
export const shortDate = (date: CivilDate): string =>
  `${weekdayName(date).slice(0, 3)} ${dayOf(date)} ${monthName(date).slice(0, 3)}`

/** The true date that stands beside 'Next business day' and its siblings. */
export function deliveryDatesText(dates: DeliveryDates): string {
  if (dates.kind === 'pickup') return longDate(dates.readyOn)
  const { deliverFrom, deliverBy } = dates
  return deliverFrom === deliverBy
    ? longDate(deliverFrom)
    : `${shortDate(deliverFrom)} to ${shortDate(deliverBy)}`
}

/** 'Today 4PM' while that is true for an order of that moment, otherwise the day: 'Monday 16 November, 4PM'. */
export function dispatchText(now: Date, orderedAt: Date = now): string {
  const dispatchOn = dispatchDay(orderedAt)
  const { date, hour } = sydneyTime(now)
  const stillToday = dispatchOn === date && hour < DISPATCH_HOUR
  return stillToday ? 'Today 4PM' : `${longDate(dispatchOn)}, 4PM`
}
