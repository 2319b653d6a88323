import { err, ok } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { cents } from './cents.ts'
import type { Cents } from './cents.ts'

export type PriceText = `${number}`

export type PriceTextRefusal = { readonly reason: 'not-a-price'; readonly given: string | number }

const isPriceText = (text: string): text is PriceText => /^-?\d+\.\d{2}$/.test(text)

const PRICE = /^(\d{1,13})(?:\.(\d{1,2}))?$/

/** '4999.00': how the API and the invoice write a price. */
export function toPriceText(amount: Cents): PriceText {
  const digits = Math.abs(amount).toString().padStart(3, '0')
  const sign = amount < 0 ? '-' : ''
  const text = `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
  if (!isPriceText(text)) throw new RangeError(`Not an amount of money: ${amount}`)
  return text
}

/** Reads digit by digit: going through a float would turn 1.15 into 114 cents. */
export function fromPriceText(given: string | number): Result<Cents, PriceTextRefusal> {
  const match = PRICE.exec(String(given))
  const [, dollars, fraction = ''] = match ?? []
  if (dollars === undefined) return err({ reason: 'not-a-price', given })
  return ok(cents(Number(dollars + fraction.padEnd(2, '0'))))
}
