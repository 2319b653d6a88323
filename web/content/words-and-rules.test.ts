import { civilDate } from '#shop/shipping/civil-date.ts'
import { pickupHours as hoursOnDay } from '#shop/shipping/pickup-hours.ts'
import { SERVICE_ESTIMATE } from '#shop/shipping/delivery-method.ts'
import { facts } from '#shop/catalogue/facts.ts'
import { describe, expect, it } from 'vitest'

const asHours = ({ opens, closes }: { opens: string; closes: string }) => ({
  opens: Number.parseInt(opens, 10),
  closes: Number.parseInt(closes, 10),
})

describe('words and rules', () => {
  it('pickup hours shown are the hours that pickup dates are worked out from', () => {
    // The week of Monday 2 to Sunday 8 March 2026 has no public holiday.
    const week = ['02', '03', '04', '05', '06', '07', '08'].map((day) =>
      hoursOnDay(civilDate(`2026-03-${day}`)),
    )
    const [weekdays, saturday] = facts.pickupHours
    expect(week).toEqual([...weekdays.days.map(() => asHours(weekdays)), asHours(saturday), null])
  })

  it('delivery times shown are the ones promised at checkout', () => {
    expect(facts.deliveryAreas.nextText).toBe(SERVICE_ESTIMATE.sydney)
    expect(facts.deliveryAreas.farText).toBe(SERVICE_ESTIMATE.interstate)
  })
})
