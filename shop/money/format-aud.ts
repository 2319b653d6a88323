import type { Cents } from './cents.ts'
import { toPriceText } from './price-text.ts'

const exact = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })
const wholeDollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
})

/** '$4,999.00' */
export const formatAud = (amount: Cents): string => exact.format(toPriceText(amount))

/** '$4,999' where there are no cents to show, otherwise '$4,999.50' */
export const formatAudShort = (amount: Cents): string =>
  amount % 100 === 0 ? wholeDollars.format(toPriceText(amount)) : formatAud(amount)
