import { describe, expect, test } from 'vitest'
import { brandOf } from './brand.ts'
import { caretAfterDigits, digitsBefore } from './caret.ts'
import { cvcDigits, cvcFault } from './cvc.ts'
import { expiryDigits, expiryFault, formatExpiry, readExpiry } from './expiry.ts'

const november2026 = { year: 2026, month: 11 }

describe('an expiry date while it is typed', () => {
  test.each([
    ['1', '1'],
    ['12', '12 / '],
    ['5', '05 / '],
    ['1/', '01 / '],
    ['1 / 3', '01 / 3'],
    ['1234', '12 / 34'],
    ['12/2034', '12 / 34'],
    ['12 / 345', '12 / 34'],
  ])('%s becomes %s', (typed, shown) => {
    expect(formatExpiry(expiryDigits(typed))).toBe(shown)
  })

  test('deleting gets past the separator', () => {
    expect(formatExpiry(expiryDigits('12 /'), true)).toBe('12')
  })

  test('it is read as a month of this century', () => {
    expect(readExpiry('0134')).toEqual({ month: 1, year: 2034 })
  })
})

describe('the check of an expiry date', () => {
  test.each([
    ['1126', undefined],
    ['1276', undefined],
    ['1026', 'invalid_expiry_month_past'],
    ['1225', 'invalid_expiry_year_past'],
    ['1277', 'invalid_expiry_year'],
    ['13', 'invalid_expiry_month'],
    ['0034', 'invalid_expiry_month'],
    ['123', 'incomplete_expiry'],
    ['', 'incomplete_expiry'],
  ])('in November 2026 %s is %s', (digits, code) => {
    expect(expiryFault(digits, november2026)?.code).toBe(code)
  })
})

describe('a security code', () => {
  test('has three digits, and four on American Express', () => {
    expect(cvcDigits('12345', brandOf('4'))).toBe('123')
    expect(cvcDigits('12345', brandOf('37'))).toBe('1234')
    expect(cvcFault('123', brandOf('4'))).toBeUndefined()
    expect(cvcFault('123', brandOf('37'))?.code).toBe('incomplete_cvc')
  })
})

describe('the caret', () => {
  test('stays behind the digit that it stood behind', () => {
    expect(caretAfterDigits('4242 4', digitsBefore('42424', 5))).toBe(6)
    expect(caretAfterDigits('4242 4', digitsBefore('42424', 4))).toBe(4)
    expect(caretAfterDigits('4242', 0)).toBe(0)
  })
})
