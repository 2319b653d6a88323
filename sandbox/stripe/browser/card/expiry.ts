import type { Fault } from './check.ts'

export type YearMonth = { year: number; month: number }

const SEPARATOR = ' / '
// Cards are never issued for longer; Stripe refuses further years as well.
const FURTHEST_YEARS = 50

/** Four digits MMYY at most. A first digit over 1 can only be a month, and browsers may fill in the year in full. */
export function expiryDigits(typed: string): string {
  const slashed = /^\s*(\d)\s*[/-]/.test(typed)
  const digits = typed.replace(/\D/g, '')
  const padded = slashed || /^[2-9]/.test(digits) ? `0${digits}` : digits
  const fullYear = /^(\d\d)20(\d\d)$/.exec(padded)
  return fullYear ? `${fullYear[1]}${fullYear[2]}` : padded.slice(0, 4)
}

/** While deleting, the separator is left off, or backspace could never get past it. */
export function formatExpiry(digits: string, deleting = false): string {
  if (digits.length < 2 || (digits.length === 2 && deleting)) return digits
  return `${digits.slice(0, 2)}${SEPARATOR}${digits.slice(2)}`
}

export function readExpiry(digits: string): YearMonth {
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) }
}

export function expiryFault(digits: string, today: YearMonth): Fault | undefined {
  const { year, month } = readExpiry(digits)
  if (digits.length >= 2 && (month < 1 || month > 12)) {
    return { code: 'invalid_expiry_month', message: 'Your card’s expiry month is invalid.' }
  }
  if (digits.length < 4)
    return { code: 'incomplete_expiry', message: 'Your card’s expiry date is incomplete.' }
  if (year < today.year)
    return { code: 'invalid_expiry_year_past', message: 'Your card’s expiry year is in the past.' }
  if (year === today.year && month < today.month) {
    return { code: 'invalid_expiry_month_past', message: 'Your card’s expiry date is in the past.' }
  }
  if (year > today.year + FURTHEST_YEARS) {
    return { code: 'invalid_expiry_year', message: 'Your card’s expiry year is invalid.' }
  }
  return undefined
}
