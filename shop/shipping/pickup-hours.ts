import { serviceFacts } from '#shop/catalogue/facts/service.ts'
import type { CivilDate } from './civil-date.ts'
import { weekdayName } from './civil-date.ts'
import { isNswHoliday } from './nsw-holidays.ts'

/** Whole hours of the Sydney clock; at the closing hour the gate is shut. */
export type OpeningHours = { readonly opens: number; readonly closes: number }

const wholeHour = (time: string): number => Number.parseInt(time, 10)

const HOURS_BY_WEEKDAY: ReadonlyMap<string, OpeningHours> = new Map(
  serviceFacts.pickupHours.value.flatMap(({ days, opens, closes }) =>
    days.map((day) => [day, { opens: wholeHour(opens), closes: wholeHour(closes) }] as const),
  ),
)

/** When the Kings Park warehouse hands over tubs on this day, or null when it stays closed. */
export const pickupHours = (date: CivilDate): OpeningHours | null =>
  isNswHoliday(date) ? null : (HOURS_BY_WEEKDAY.get(weekdayName(date)) ?? null)
