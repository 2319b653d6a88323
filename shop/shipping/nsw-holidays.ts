import { addDays, civilDateOf, isWeekend, MONDAY, SATURDAY, SUNDAY, weekdayOf, yearOf } from './civil-date.ts'
import type { CivilDate } from './civil-date.ts'
import { easterSunday } from './easter.ts'

/**
 * Public holidays of the whole of New South Wales, by the rules of section 4 of the Public Holidays Act 2010 (NSW).
 * The Bank Holiday in August closes banks only, and carriers drive on it, so it is left out.
 */
export type NswHoliday = { readonly date: CivilDate; readonly name: string }

/**
 * Days that the Minister declares for a single year, under section 5. Anzac Day stays on 25 April and by the Act brings
 * no Monday when it falls on a weekend; for 2026 and 2027 alone the Public Holidays Order 2011 (NSW), as amended in
 * 2026, adds the Monday, and a review in 2027 decides what follows (nsw.gov.au/about-nsw/public-holidays). Later years
 * are added here once they are declared.
 */
const DECLARED: readonly NswHoliday[] = [
  { date: civilDateOf(2026, 4, 27), name: 'Additional day for Anzac Day' },
  { date: civilDateOf(2027, 4, 26), name: 'Additional day for Anzac Day' },
]

export function nswHolidays(year: number): readonly NswHoliday[] {
  const easter = easterSunday(year)
  const newYear = civilDateOf(year, 1, 1)
  const christmas = civilDateOf(year, 12, 25)
  const boxingDay = civilDateOf(year, 12, 26)
  const holidays: readonly NswHoliday[] = [
    { date: newYear, name: "New Year's Day" },
    ...(isWeekend(newYear) ? [{ date: mondayFrom(newYear), name: "Additional day for New Year's Day" }] : []),
    // Unlike the others Australia Day moves: the weekend day itself is then no public holiday.
    { date: australiaDay(year), name: 'Australia Day' },
    { date: addDays(easter, -2), name: 'Good Friday' },
    { date: addDays(easter, -1), name: 'Easter Saturday' },
    { date: easter, name: 'Easter Sunday' },
    { date: addDays(easter, 1), name: 'Easter Monday' },
    { date: civilDateOf(year, 4, 25), name: 'Anzac Day' },
    { date: addDays(mondayFrom(civilDateOf(year, 6, 1)), 7), name: "King's Birthday" },
    { date: mondayFrom(civilDateOf(year, 10, 1)), name: 'Labour Day' },
    { date: christmas, name: 'Christmas Day' },
    { date: boxingDay, name: 'Boxing Day' },
    ...extraDay(christmas, 'Additional day for Christmas Day'),
    ...extraDay(boxingDay, 'Additional day for Boxing Day'),
    ...DECLARED.filter((holiday) => yearOf(holiday.date) === year),
  ]
  return holidays.toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

const datesByYear = new Map<number, ReadonlySet<CivilDate>>()

export function isNswHoliday(date: CivilDate): boolean {
  const year = yearOf(date)
  let dates = datesByYear.get(year)
  if (dates === undefined) {
    dates = new Set(nswHolidays(year).map((holiday) => holiday.date))
    datesByYear.set(year, dates)
  }
  return dates.has(date)
}

const mondayFrom = (date: CivilDate): CivilDate => addDays(date, (MONDAY - weekdayOf(date) + 7) % 7)

function australiaDay(year: number): CivilDate {
  const date = civilDateOf(year, 1, 26)
  return isWeekend(date) ? mondayFrom(date) : date
}

/** Christmas and Boxing Day stand side by side: the Act gives a Saturday the Monday and a Sunday the Tuesday. */
function extraDay(date: CivilDate, name: string): readonly NswHoliday[] {
  const weekday = weekdayOf(date)
  return weekday === SATURDAY || weekday === SUNDAY ? [{ date: addDays(date, 2), name }] : []
}
