import { SATURDAY, SUNDAY, weekdayOf } from './civil-date.ts'
import type { CivilDate } from './civil-date.ts'
import { isNswHoliday } from './nsw-holidays.ts'

/** Whole hours of the Sydney clock; at the closing hour the gate is shut. */
export type OpeningHours = { readonly opens: number; readonly closes: number }

const WEEKDAY_HOURS: OpeningHours = { opens: 9, closes: 17 }
const SATURDAY_HOURS: OpeningHours = { opens: 9, closes: 14 }

/** When the Kings Park warehouse hands over tubs on this day, or null when it stays closed. */
export function pickupHours(date: CivilDate): OpeningHours | null {
  if (weekdayOf(date) === SUNDAY || isNswHoliday(date)) return null
  return weekdayOf(date) === SATURDAY ? SATURDAY_HOURS : WEEKDAY_HOURS
}
