import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { serviceFacts } from '#shop/catalogue/facts/service.ts'
import { civilDate } from './civil-date.ts'
import { deliveryDates, dispatchDay, isBusinessDay, pickupDay } from './delivery-dates.ts'
import { SERVICE_ESTIMATE } from './delivery-method.ts'
import { pickupHours } from './pickup-hours.ts'
import { sydneyMoment, sydneyTime } from './sydney-time.ts'

const at = (date: string, hour: number, minute = 0) => sydneyMoment(civilDate(date), hour, minute)

const anyMoment = fc.date({
  min: new Date('2025-01-01'),
  max: new Date('2040-01-01'),
  noInvalidDate: true,
})

describe('delivery in Sydney', () => {
  test.each([
    ['Friday 15:59', at('2026-11-13', 15, 59), '2026-11-13', '2026-11-16'],
    ['Friday 16:00', at('2026-11-13', 16), '2026-11-16', '2026-11-17'],
    ['Saturday morning', at('2026-11-14', 8), '2026-11-16', '2026-11-17'],
    ['Sunday night', at('2026-11-15', 23, 59), '2026-11-16', '2026-11-17'],
    ['Monday just after midnight', at('2026-11-16', 0, 1), '2026-11-16', '2026-11-17'],
    ['Christmas Eve before 4 PM', at('2026-12-24', 15), '2026-12-24', '2026-12-29'],
    ['Christmas Eve after 4 PM', at('2026-12-24', 17), '2026-12-29', '2026-12-30'],
    ['the Thursday before Easter', at('2027-03-25', 12), '2027-03-25', '2027-03-30'],
    ['winter, when Sydney has no daylight saving', at('2026-07-15', 15, 59), '2026-07-15', '2026-07-16'],
  ])('ordered on %s', (_, now, dispatchOn, day) => {
    expect(deliveryDates('sydney', now)).toEqual({
      kind: 'delivery',
      dispatchOn,
      deliverFrom: day,
      deliverBy: day,
    })
  })
})

test('interstate takes two to five business days after dispatch', () => {
  expect(deliveryDates('interstate', at('2026-11-13', 10))).toEqual({
    kind: 'delivery',
    dispatchOn: '2026-11-13',
    deliverFrom: '2026-11-17',
    deliverBy: '2026-11-20',
  })
})

describe('pickup at Kings Park', () => {
  test.each([
    ['Monday before opening', at('2026-11-16', 6), '2026-11-16'],
    ['Monday 16:59', at('2026-11-16', 16, 59), '2026-11-16'],
    ['Monday 17:00', at('2026-11-16', 17), '2026-11-17'],
    ['Friday evening', at('2026-11-13', 18), '2026-11-14'],
    ['Saturday 13:59', at('2026-11-14', 13, 59), '2026-11-14'],
    ['Saturday 14:00', at('2026-11-14', 14), '2026-11-16'],
    ['Sunday', at('2026-11-15', 12), '2026-11-16'],
    ['Good Friday, with Easter Saturday closed as well', at('2027-03-26', 9), '2027-03-30'],
  ])('paid on %s', (_, now, readyOn) => {
    expect(deliveryDates('pickup', now)).toEqual({ kind: 'pickup', readyOn })
  })
})

describe('at any moment', () => {
  test('a tub leaves and arrives on business days, never before the order', () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom('sydney', 'interstate'), (now, service) => {
        const dates = deliveryDates(service, now)
        if (dates.kind !== 'delivery') throw new Error('a delivery has delivery dates')
        const days = [dates.dispatchOn, dates.deliverFrom, dates.deliverBy]
        expect(days.every(isBusinessDay)).toBe(true)
        expect(sydneyTime(now).date <= dates.dispatchOn).toBe(true)
        expect(dates.dispatchOn < dates.deliverFrom && dates.deliverFrom <= dates.deliverBy).toBe(true)
      }),
    )
  })

  test('ordering later never brings a tub earlier', () => {
    fc.assert(
      fc.property(anyMoment, fc.nat({ max: 14 * 86_400_000 }), (now, wait) => {
        expect(dispatchDay(now) <= dispatchDay(new Date(now.getTime() + wait))).toBe(true)
      }),
    )
  })

  test('the warehouse is open on the day it promises', () => {
    fc.assert(
      fc.property(anyMoment, (now) => {
        expect(pickupHours(pickupDay(now))).not.toBeNull()
      }),
    )
  })
})

test('the estimate texts say what the facts say', () => {
  const { nextText, farText } = serviceFacts.deliveryAreas.value
  expect(SERVICE_ESTIMATE).toMatchObject({ sydney: nextText, interstate: farText })
})
