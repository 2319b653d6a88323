import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  civilDate,
  civilDateOf,
  dayOf,
  monthOf,
  weekdayName,
  weekdayOf,
  yearOf,
} from './civil-date.ts'

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '16 November', '2026-11-16T00:00', ''])(
  '"%s" is no calendar day',
  (text) => {
    expect(() => civilDate(text)).toThrow(RangeError)
  },
)

test('a day knows its parts and its weekday', () => {
  const date = civilDate('2026-11-16')
  expect([yearOf(date), monthOf(date), dayOf(date), weekdayName(date)]).toEqual([2026, 11, 16, 'Monday'])
})

test('days are counted over the ends of months and leap years', () => {
  expect(addDays(civilDate('2028-02-28'), 1)).toBe('2028-02-29')
  expect(addDays(civilDate('2026-12-31'), 1)).toBe('2027-01-01')
  expect(addDays(civilDate('2027-01-01'), -1)).toBe('2026-12-31')
})

test('seven days on it is the same weekday, and back again the same day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2200 }), fc.nat(364), (year, offset) => {
      const date = addDays(civilDateOf(year, 1, 1), offset)
      expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date))
      expect(addDays(addDays(date, 100), -100)).toBe(date)
    }),
  )
})
