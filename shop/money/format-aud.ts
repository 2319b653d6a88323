import type { Cents } from './cents.ts'
import { toPriceText } from './price-text.ts'

/** Before each third digit from the right, but not at the beginning. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/** '$4,999.00'. By hand: the browser's own formatter reads its languages first, longer than React takes to start. */
export function formatAud(amount: Cents): string {
  const [dollars = '', cents = ''] = toPriceText(amount).split('.')
  return `${withDollarSign(dollars)}.${cents}`
}

/** '$4,999' where there are no cents to show, otherwise '$4,999.50' */
export const formatAudShort = (amount: Cents): string =>
  amount % 100 === 0 ? formatAud(amount).slice(0, -'.00'.length) : formatAud(amount)

const withDollarSign = (dollars: string): string =>
  dollars.replaceAll(THOUSANDS, ',').replace(/^-?/, (sign) => `${sign}$`)
