import { ApiError } from '#sandbox/stripe/http/errors.ts'
import { cardHint, findTestCard } from './cards.ts'
import type { TestCard } from './cards.ts'

export type CardFields = { number: string; exp_month: number; exp_year: number; cvc?: string }
export type CheckedCard = { card: TestCard; exp_month: number; exp_year: number }

/** The checks Stripe makes before any bank is asked, with its codes. */
export function checkCard(fields: CardFields, param: string, today: Date): CheckedCard {
  const number = fields.number.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw refused('incorrect_number', 'Your card number is incorrect.', `${param}[number]`)
  }
  const card = findTestCard(number)
  if (card === undefined) {
    throw refused(
      'card_declined',
      `Your card was declined. ${cardHint()}`,
      `${param}[number]`,
      'test_mode_live_card',
    )
  }
  const { exp_month } = fields
  if (exp_month < 1 || exp_month > 12) {
    throw refused('invalid_expiry_month', "Your card's expiration month is invalid.", `${param}[exp_month]`)
  }
  const exp_year = fields.exp_year < 100 ? 2000 + fields.exp_year : fields.exp_year
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + 1]
  if (exp_year < year || exp_year > year + 50) {
    throw refused('invalid_expiry_year', "Your card's expiration year is invalid.", `${param}[exp_year]`)
  }
  if (exp_year === year && exp_month < month) {
    throw refused(
      'invalid_expiry_month',
      "Your card's expiration month is in the past.",
      `${param}[exp_month]`,
    )
  }
  const codeLength = card.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/
  if (fields.cvc !== undefined && !codeLength.test(fields.cvc)) {
    throw refused('invalid_cvc', "Your card's security code is invalid.", `${param}[cvc]`)
  }
  return { card, exp_month, exp_year }
}

function refused(code: string, message: string, param: string, declineCode?: string): ApiError {
  const decline = declineCode === undefined ? {} : { decline_code: declineCode }
  return new ApiError(402, { type: 'card_error', code, message, param, ...decline })
}

export function passesLuhn(number: string): boolean {
  const digits = number.split('').toReversed()
  const sum = digits.reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
