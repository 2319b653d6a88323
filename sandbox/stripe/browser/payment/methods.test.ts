import { expect, test } from 'vitest'
import { checkPromises, promisedByShop } from './billing-rules.ts'
import { refusalText, refusedField } from './card-refusal.ts'
import { initiallySelected, offeredMethods } from './methods.ts'

const ids = (...given: Parameters<typeof offeredMethods>) => offeredMethods(...given).map(({ id }) => id)

test('the asked order comes first, and what it does not name comes after', () => {
  expect(ids(['card', 'paypal'], { paymentMethodOrder: ['apple_pay', 'google_pay', 'card'] })).toEqual([
    'apple_pay',
    'google_pay',
    'card',
    'paypal',
  ])
  expect(ids(['card', 'paypal'], { paymentMethodOrder: ['paypal', 'klarna'] })[0]).toBe('paypal')
})

test('a wallet needs an intent that takes cards, and a shop that wants it', () => {
  expect(ids(['paypal'], {})).toEqual(['paypal'])
  expect(ids(['card'], { wallets: { applePay: 'never' } })).toEqual(['card', 'google_pay'])
})

test('Card is open at first wherever it stands, unless the form is to start collapsed', () => {
  const methods = offeredMethods(['card'], { paymentMethodOrder: ['apple_pay', 'card'] })
  expect(initiallySelected(methods, 'tabs')).toBe('card')
  expect(initiallySelected(methods, { type: 'tabs', defaultCollapsed: true })).toBeUndefined()
})

test('a billing field that the shop hid must be sent by the shop', () => {
  const promised = promisedByShop({
    billingDetails: { email: 'never', address: { postalCode: 'never', country: 'auto' } },
  })
  expect(promised).toEqual(['email', 'address.postal_code'])
  expect(() => checkPromises(promised, { email: 'a@b.example' })).toThrow(/'never' for address\.postal_code/)
  expect(() => checkPromises(promised, { email: '', address: { postal_code: null } })).not.toThrow()
  expect(promisedByShop({ billingDetails: 'never' })).toHaveLength(9)
  expect(promisedByShop(undefined)).toEqual([])
})

test('a refusal stands at the field that it is about', () => {
  expect(refusedField({ type: 'card_error', code: 'incorrect_cvc' })).toBe('cvc')
  expect(refusedField({ type: 'card_error', code: 'expired_card' })).toBe('expiry')
  expect(refusedField({ type: 'card_error', code: 'card_declined' })).toBe('number')
  expect(refusedField({ type: 'card_error', code: 'processing_error' })).toBeUndefined()
  expect(refusedField({ type: 'api_connection_error' })).toBeUndefined()
  expect(refusalText({ type: 'card_error', decline_code: 'test_mode_live_card' })).toContain(
    '4242 4242 4242 4242',
  )
})
