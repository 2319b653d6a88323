import { civilDateOf } from './civil-date.ts'
import type { CivilDate } from './civil-date.ts'

/** Easter Sunday of the Gregorian calendar, by the computus of Meeus, Jones and Butcher. */
export function easterSunday(year: number): CivilDate {
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const golden = year % 19
  const droppedLeapDays = century - Math.floor(century / 4)
  const moonDrift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + droppedLeapDays - moonDrift + 15) % 30
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const marchDay = epact + toSunday - 7 * correction + 114
  return civilDateOf(year, Math.floor(marchDay / 31), (marchDay % 31) + 1)
}
