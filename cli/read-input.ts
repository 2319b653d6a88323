import { InvalidArgumentError } from 'commander'
import { RequiredEmail } from '#shop/contact/required-email.ts'
import { cents, type Cents } from '#shop/money/cents.ts'
import { fromPriceText } from '#shop/money/price-text.ts'
import { readOrderNumber } from '#shop/orders/order-number.ts'
import { isCivilDate, type CivilDate } from '#shop/shipping/civil-date.ts'
import { Refusal } from './refusal.ts'

/** '4999', '4,999.00' and '$4999' are the same money. A sign is read, so that it can be refused with a reason. */
export function readMoney(text: string): Cents {
  const [, sign, amount = ''] = /^(-?)\$?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)$/.exec(text.trim()) ?? []
  const price = fromPriceText(amount.replaceAll(',', ''))
  if (!price.ok) throw new InvalidArgumentError("Write an amount like 4999, 4,999.00 or '$4999'.")
  return sign === '-' ? cents(0 - price.value) : price.value
}

export function readCount(text: string): number {
  if (!/^[-+]?\d+(\.\d+)?$/.test(text.trim())) throw new InvalidArgumentError('Write a whole number like 8.')
  return Number(text)
}

export function readDay(text: string): CivilDate {
  if (!isCivilDate(text)) throw new InvalidArgumentError('Write a day like 2026-11-30.')
  return text
}

/** A number that cannot be one is an order that does not exist. */
export function orderNumber(typed: string): string {
  const number = readOrderNumber(typed)
  if (number === null) throw new Refusal(`There is no order '${typed}': a number looks like PO-7K3M9XQ2.`)
  return number
}

/** One line of reasonable length: carrier, tracking number. */
export function readLine(text: string): string {
  const line = text.trim()
  if (line === '' || line.length > 80 || /\p{Cc}/u.test(line)) {
    throw new InvalidArgumentError('Write one line of 1 to 80 characters.')
  }
  return line
}

export function readEmail(text: string): string {
  const parsed = RequiredEmail.safeParse(text)
  if (!parsed.success) throw new InvalidArgumentError(`${parsed.error.issues[0]?.message ?? 'Not valid'}.`)
  return parsed.data
}
