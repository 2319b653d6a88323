import { civilDate } from './civil-date.ts'
import type { CivilDate } from './civil-date.ts'

/** What calendar and clock in the Sydney warehouse show. */
export type SydneyTime = { readonly date: CivilDate; readonly hour: number; readonly minute: number }

let clock: Intl.DateTimeFormat | undefined

/** Made when first needed: a browser reads its languages for it, and most pages never ask what time it is. */
const sydneyClock = () =>
  (clock ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Australia/Sydney',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }))

export function sydneyTime(moment: Date): SydneyTime {
  const part = Object.fromEntries(
    sydneyClock()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return {
    date: civilDate(`${part['year']}-${part['month']}-${part['day']}`),
    hour: Number(part['hour']),
    minute: Number(part['minute']),
  }
}

const HOUR_MS = 3_600_000
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
