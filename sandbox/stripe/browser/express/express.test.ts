import { describe, expect, test } from 'vitest'
import { estimateText } from '#sandbox/stripe/browser/wallet/rates-section.ts'
import { buttonText } from './button-text.ts'
import { checkDetails } from './check-details.ts'
import { failureOf } from './failure.ts'
import { planLayout } from './layout.ts'
import { availability, offeredWallets } from './methods.ts'

const days = (value: number) => ({ unit: 'business_day' as const, value })

describe('the buttons', () => {
  test('are those that the shop did not switch off, in its order', () => {
    expect(
      offeredWallets(['card', 'paypal'], { paymentMethods: { googlePay: 'never', link: 'never' } }),
    ).toEqual(['apple_pay', 'paypal'])
    expect(offeredWallets(['card', 'paypal'], { paymentMethodOrder: ['paypal', 'google_pay'] })).toEqual([
      'paypal',
      'google_pay',
      'apple_pay',
    ])
    expect(offeredWallets(['card'], { wallets: { applePay: 'never' } })).toEqual(['google_pay'])
  })

  test('that are none at all are reported as undefined', () => {
    expect(availability([])).toBeUndefined()
  })

  test('say what they do', () => {
    expect(buttonText('apple_pay', { applePay: 'check-out' }).name).toBe('Check out with Apple Pay')
    expect(buttonText('paypal', undefined)).toEqual({
      verb: undefined,
      brand: 'PayPal',
      name: 'Buy with PayPal',
    })
  })

  test('stand side by side where there is room, and hide behind Show more after the last row', () => {
    expect(planLayout({}, 3, 600)).toEqual({ columns: 3, shown: 3 })
    expect(planLayout({ maxColumns: 2 }, 3, 600)).toEqual({ columns: 2, shown: 3 })
    expect(planLayout({ maxColumns: 2, maxRows: 1 }, 3, 600)).toEqual({ columns: 2, shown: 2 })
    expect(planLayout({}, 3, 200)).toEqual({ columns: 1, shown: 3 })
  })
})

describe('what the shop tells a sheet', () => {
  test('may not add up to more than the amount', () => {
    const lineItems = [{ name: 'Tub', amount: 500 }]
    expect(() => checkDetails({ lineItems }, 499)).toThrow(/elements\.update/)
    expect(() => checkDetails({ lineItems }, 500)).not.toThrow()
  })

  test('must hold rates when an address is asked for, each with its own id', () => {
    const rate = { id: 'a', amount: 1, displayName: 'A' }
    expect(() => checkDetails({}, 1, true)).toThrow(/shippingRates/)
    expect(() => checkDetails({ shippingRates: [rate, rate] }, 1, true)).toThrow(/id of its own/)
  })

  test('is shown as people write it', () => {
    expect(estimateText({ minimum: days(2), maximum: days(5) })).toBe('2–5 business days')
    expect(estimateText({ minimum: days(1), maximum: days(1) })).toBe('1 business day')
    expect(estimateText({ minimum: { unit: 'hour', value: 4 }, maximum: days(1) })).toBe(
      '4 hours to 1 business day',
    )
    expect(estimateText({ maximum: days(3) })).toBe('up to 3 business days')
    expect(estimateText('Tomorrow')).toBe('Tomorrow')
    expect(estimateText(undefined)).toBe('')
  })

  test('about a failure goes to where it can be corrected', () => {
    expect(failureOf({ reason: 'address_unserviceable' })).toMatchObject({ at: 'address' })
    expect(failureOf({ reason: 'fail', message: 'Sold out' })).toEqual({ message: 'Sold out' })
    expect(failureOf({}).message).toContain('not completed')
  })
})
