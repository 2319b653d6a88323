import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { civilDate } from './civil-date.ts'
import { sydneyMoment, sydneyTime } from './sydney-time.ts'

test.each([
  ['2026-11-16T04:59:00Z', '2026-11-16', 15, 59], // daylight saving, UTC+11
  ['2026-07-15T05:59:00Z', '2026-07-15', 15, 59], // standard time, UTC+10
  ['2026-12-31T13:00:00Z', '2027-01-01', 0, 0],
  ['2026-10-03T15:59:00Z', '2026-10-04', 1, 59], // the minute before clocks go forward
  ['2026-10-03T16:00:00Z', '2026-10-04', 3, 0],
  ['2027-04-03T16:00:00Z', '2027-04-04', 2, 0], // 2:00 for the second time
])('at %s the warehouse clock shows %s %d:%d', (moment, date, hour, minute) => {
  expect(sydneyTime(new Date(moment))).toEqual({ date, hour, minute })
})

test('4 PM in Sydney is a different moment in summer and in winter', () => {
  expect(sydneyMoment(civilDate('2026-11-16'), 16).toISOString()).toBe('2026-11-16T05:00:00.000Z')
  expect(sydneyMoment(civilDate('2026-07-15'), 16).toISOString()).toBe('2026-07-15T06:00:00.000Z')
})

test('the hour that is skipped in October and the one that comes twice in April have a moment too', () => {
  expect(sydneyMoment(civilDate('2026-10-04'), 2, 30).toISOString()).toBe('2026-10-03T16:30:00.000Z')
  expect(sydneyMoment(civilDate('2027-04-04'), 2, 30).toISOString()).toBe('2027-04-03T15:30:00.000Z')
})

test('a moment read from the clock and set again is the same minute, or the hour before in the doubled hour', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      (moment) => {
        const shown = sydneyTime(moment)
        const again = sydneyMoment(shown.date, shown.hour, shown.minute)
        expect(sydneyTime(again)).toEqual(shown)
      },
    ),
  )
})

test('the clock goes as the tables of time zones say, at every hour from 2009 to 2099', () => {
  const known = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Australia/Sydney',
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const two = (number: number) => String(number).padStart(2, '0')
  const ours = (moment: Date) => {
    const { date, hour, minute } = sydneyTime(moment)
    return `${date}, ${two(hour)}:${two(minute)}`
  }
  const end = Date.UTC(2100, 0, 1)
  for (let time = Date.UTC(2009, 0, 1); time < end; time += 3_600_000) {
    const moment = new Date(time)
    // Only around a change could an hour differ from the one before: elsewhere one hour in nine is enough.
    if (time % (9 * 3_600_000) !== 0 && ![3, 9].includes(moment.getUTCMonth())) continue
    if (ours(moment) !== known.format(moment)) expect(ours(moment)).toBe(known.format(moment))
  }
})
