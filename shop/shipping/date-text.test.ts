import { expect, test } from 'vitest'
import { civilDate } from './civil-date.ts'
import { deliveryDatesText, dispatchText, longDate, shortDate } from './date-text.ts'
import { deliveryDates } from './delivery-dates.ts'
import { sydneyMoment } from './sydney-time.ts'

const at = (date: string, hour: number, minute = 0) => sydneyMoment(civilDate(date), hour, minute)

test('a date is written the Australian way', () => {
  expect(longDate(civilDate('2026-11-16'))).toBe('Monday 16 November')
  expect(shortDate(civilDate('2026-11-16'))).toBe('Mon 16 Nov')
  expect(shortDate(civilDate('2026-09-01'))).toBe('Tue 1 Sep')
})

test.each([
  ['sydney', 'Monday 16 November'],
  ['interstate', 'Tue 17 Nov to Fri 20 Nov'],
  ['pickup', 'Friday 13 November'],
] as const)('beside the %s estimate stands the true date: %s', (service, text) => {
  expect(deliveryDatesText(deliveryDates(service, at('2026-11-13', 10)))).toBe(text)
})

test.each([
  ['Friday 15:59', at('2026-11-13', 15, 59), 'Today 4PM'],
  ['Friday 16:00', at('2026-11-13', 16), 'Monday 16 November, 4PM'],
  ['Sunday', at('2026-11-15', 9), 'Monday 16 November, 4PM'],
  ['Boxing Day 2026', at('2026-12-26', 9), 'Tuesday 29 December, 4PM'],
])('on %s dispatch is promised for the next 4 PM that is a working day', (_, now, text) => {
  expect(dispatchText(now)).toBe(text)
})

test('an order looked at again no longer says Today once that is over', () => {
  const ordered = at('2026-11-13', 10)
  expect(dispatchText(at('2026-11-13', 15), ordered)).toBe('Today 4PM')
  expect(dispatchText(at('2026-11-13', 17), ordered)).toBe('Friday 13 November, 4PM')
  expect(dispatchText(at('2026-11-14', 9), ordered)).toBe('Friday 13 November, 4PM')
})

test('an order of Friday night is dispatched Today when Monday has come', () => {
  expect(dispatchText(at('2026-11-16', 9), at('2026-11-13', 20))).toBe('Today 4PM')
})
