import { describe, expect, test } from 'vitest'
import { civilDate, civilDateOf, weekdayName } from './civil-date.ts'
import { easterSunday } from './easter.ts'
import { isNswHoliday, nswHolidays } from './nsw-holidays.ts'

const dates = (year: number) => nswHolidays(year).map(({ date }) => date.slice(5))

describe('NSW public holidays', () => {
  // As published by the state for these years.
  test.each([
    [2026, '01-01 01-26 04-03 04-04 04-05 04-06 04-25 04-27 06-08 10-05 12-25 12-26 12-28'],
    [2027, '01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 06-14 10-04 12-25 12-26 12-27 12-28'],
    [2025, '01-01 01-27 04-18 04-19 04-20 04-21 04-25 06-09 10-06 12-25 12-26'],
    [2022, '01-01 01-03 01-26 04-15 04-16 04-17 04-18 04-25 06-13 10-03 12-25 12-26 12-27'],
    [2021, '01-01 01-26 04-02 04-03 04-04 04-05 04-25 06-14 10-04 12-25 12-26 12-27 12-28'],
    [2020, '01-01 01-27 04-10 04-11 04-12 04-13 04-25 06-08 10-05 12-25 12-26 12-28'],
  ])('of %d', (year, expected) => {
    expect(dates(year).join(' ')).toBe(expected)
  })

  test('Anzac Day on a weekend brings a Monday only in the two years it was declared for', () => {
    expect(isNswHoliday(civilDate('2026-04-27'))).toBe(true)
    expect(isNswHoliday(civilDate('2027-04-26'))).toBe(true)
    expect(weekdayName(civilDate('2032-04-25'))).toBe('Sunday')
    expect(isNswHoliday(civilDate('2032-04-26'))).toBe(false)
  })

  test('Australia Day on a Saturday moves to the Monday and leaves the Saturday a working day', () => {
    expect(isNswHoliday(civilDate('2030-01-26'))).toBe(false)
    expect(isNswHoliday(civilDate('2030-01-28'))).toBe(true)
  })

  test('the Bank Holiday in August stops no delivery', () => {
    expect(isNswHoliday(civilDate('2026-08-03'))).toBe(false)
  })
})

test.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2024, '2024-03-31'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
  [2285, '2285-03-22'],
])('Easter %d falls on %s', (year, date) => {
  expect(easterSunday(year)).toBe(date)
})

test('Easter is a Sunday between 22 March and 25 April for four centuries', () => {
  for (let year = 1900; year < 2300; year += 1) {
    const easter = easterSunday(year)
    expect(weekdayName(easter)).toBe('Sunday')
    expect(easter >= civilDateOf(year, 3, 22) && easter <= civilDateOf(year, 4, 25)).toBe(true)
  }
})
