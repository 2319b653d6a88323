import { invalidRequest } from '#sandbox/stripe/http/errors.ts'

/** The smallest charge Stripe takes, in the currency's smallest unit. */
const SMALLEST: { [currency: string]: number } = {
  aud: 50,
  nzd: 50,
  usd: 50,
  eur: 50,
  gbp: 30,
  cad: 50,
  sgd: 50,
}
const LARGEST = 99_999_999

export function checkCurrency(given: string): string {
  const currency = given.toLowerCase()
  if (Object.hasOwn(SMALLEST, currency)) return currency
  const known = Object.keys(SMALLEST).join(', ')
  throw invalidRequest(`Invalid currency: ${currency}. The sandbox knows ${known}.`, { param: 'currency' })
}

export function checkAmount(amount: number, currency: string): number {
  if (amount < 0) {
    throw invalidRequest('Invalid non-negative integer', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  }
  const smallest = SMALLEST[currency] ?? 0
  if (amount < smallest) {
    const message = `Amount must be at least ${money(smallest, currency)}`
    throw invalidRequest(message, { code: 'amount_too_small', param: 'amount' })
  }
  if (amount > LARGEST) {
    const message = `Amount must be no more than ${money(LARGEST, currency)}`
    throw invalidRequest(message, { code: 'amount_too_large', param: 'amount' })
  }
  return amount
}

/** `$4,999.00 aud` */
export function money(amount: number, currency: string): string {
  const sign = currency === 'gbp' ? '£' : currency === 'eur' ? '€' : '$'
  return `${sign}${(amount / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 })} ${currency}`
}
