import { describe, expect, test } from 'vitest'
import { TEST_CARDS } from '#sandbox/stripe/browser/test-cards.ts'
import { brandOf } from './brand.ts'
import { cardDigits, formatNumber, numberFault } from './number.ts'

describe('a card number while it is typed', () => {
  test.each([
    ['4', '4'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['3056930009020004', '3056 930009 0200'],
    ['6200000000000000003', '6200 0000 0000 0000 003'],
  ])('%s is grouped as its brand prints it: %s', (typed, shown) => {
    expect(formatNumber(cardDigits(typed))).toBe(shown)
  })

  test('spaces, dashes and letters are dropped, and so is what is too long', () => {
    expect(cardDigits('4242-4242 4242x4242 99')).toBe('4242424242424242')
  })

  test.each([
    ['4', 'visa'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'unknown'],
    ['2220', 'unknown'],
    ['55', 'mastercard'],
    ['37', 'amex'],
    ['36', 'diners'],
    ['3528', 'jcb'],
    ['6011', 'discover'],
    ['62', 'unionpay'],
    ['', 'unknown'],
  ])('%s begins a card of brand %s', (digits, brand) => {
    expect(brandOf(digits).id).toBe(brand)
  })
})

describe('the check of a card number', () => {
  test.each(TEST_CARDS.map(({ number }) => [number]))('the test card %s is well-formed', (number) => {
    expect(numberFault(number)).toBeUndefined()
  })

  test('a number that is not finished is incomplete, not invalid', () => {
    expect(numberFault('424242424242424')?.code).toBe('incomplete_number')
    expect(numberFault('')?.code).toBe('incomplete_number')
  })

  test('a slip in one digit makes a full number invalid', () => {
    expect(numberFault('4242424242424241')?.code).toBe('invalid_number')
  })
})
