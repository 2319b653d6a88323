import { civilDate } from './civil-date.ts'
import type { CivilDate } from './civil-date.ts'

/** What calendar and clock in the Sydney warehouse show. */
export type SydneyTime = { readonly date: CivilDate; readonly hour: number; readonly minute: number }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const APRIL = 3
const OCTOBER = 9

/**
 * By the rule of New South Wales since 2008, and not by the browser's formatter, which reads its languages and time zones
 * first: longer than React takes to start. The tests hold the rule to the formatter's, hour by hour.
 */
export function sydneyTime(moment: Date): SydneyTime {
  const standard = moment.getTime() + 10 * HOUR_MS
  const shown = new Date(isSummerTime(standard) ? standard + HOUR_MS : standard)
  return {
    date: civilDate(shown.toISOString().slice(0, 10)),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  }
}

/** Both changes happen at two in the morning of standard time, in which `standard` is counted as if it were UTC. */
function isSummerTime(standard: number): boolean {
  const year = new Date(standard).getUTCFullYear()
  const [ends, begins] = [firstSunday(year, APRIL), firstSunday(year, OCTOBER)]
  return standard < ends + 2 * HOUR_MS || standard >= begins + 2 * HOUR_MS
}

function firstSunday(year: number, month: number): number {
  const first = Date.UTC(year, month, 1)
  return first + ((7 - new Date(first).getUTCDay()) % 7) * DAY_MS
}

const SYDNEY_OFFSETS = [11, 10] // hours ahead of UTC: daylight saving, standard time

/** The moment at which Sydney clocks show this; of an hour that comes twice, the first. */
export function sydneyMoment(date: CivilDate, hour: number, minute = 0): Date {
  const asIfUtc = Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS + minute * 60_000
  const candidates = SYDNEY_OFFSETS.map((offset) => new Date(asIfUtc - offset * HOUR_MS))
  const exact = candidates.find((moment) => {
    const shown = sydneyTime(moment)
    return shown.date === date && shown.hour === hour && shown.minute === minute
  })
  // An hour skipped in October is shown by no clock; standard time names the moment just after the jump.
  return exact ?? new Date(asIfUtc - 10 * HOUR_MS)
}
