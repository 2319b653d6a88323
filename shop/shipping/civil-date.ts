/** A day on the wall calendar, '2026-11-16', without hour or time zone. Sorts and compares as text. */
export type CivilDate = string & { readonly brand: 'civil-date' }

const SHAPE = /^\d{4}-\d{2}-\d{2}$/
const DAY_MS = 86_400_000

/** Days are counted in UTC, where each has exactly 24 hours. */
const utcMidnight = (date: CivilDate): number => Date.parse(`${date}T00:00:00Z`)

export function isCivilDate(text: string): text is CivilDate {
  const time = SHAPE.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // 30 February parses in some engines as 2 March, so the day must survive the trip there and back.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

export function civilDate(text: string): CivilDate {
  if (!isCivilDate(text)) throw new RangeError(`Not a calendar day: ${text}`)
  return text
}

export const civilDateOf = (year: number, month: number, day: number): CivilDate =>
  civilDate(
    [year.toString().padStart(4, '0'), ...[month, day].map((n) => n.toString().padStart(2, '0'))].join('-'),
  )

export const addDays = (date: CivilDate, days: number): CivilDate =>
  civilDate(new Date(utcMidnight(date) + days * DAY_MS).toISOString().slice(0, 10))

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (date: CivilDate): number => new Date(utcMidnight(date)).getUTCDay()

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const weekdayName = (date: CivilDate): string => WEEKDAYS[weekdayOf(date)] ?? ''

export const yearOf = (date: CivilDate): number => Number(date.slice(0, 4))
export const monthOf = (date: CivilDate): number => Number(date.slice(5, 7))
export const dayOf = (date: CivilDate): number => Number(date.slice(8, 10))

export const SUNDAY = 0
export const MONDAY = 1
export const SATURDAY = 6

export const isWeekend = (date: CivilDate): boolean =>
  weekdayOf(date) === SATURDAY || weekdayOf(date) === SUNDAY
