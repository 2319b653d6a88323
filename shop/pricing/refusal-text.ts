import { unreachable } from '#platform/result.ts'
import type { QuoteRefusal } from './refusal.ts'

/** The name by which programs know a refusal, the same in every answer of the API. */
export const refusalCode = (refusal: QuoteRefusal): QuoteRefusal['reason'] => refusal.reason

/** The sentence by which people know it. */
export function refusalText(refusal: QuoteRefusal): string {
  switch (refusal.reason) {
    case 'empty':
      return 'Your order has nothing in it yet. Please add a product first.'
    case 'unknown-product':
      return 'We could not find that product. It may no longer be for sale.'
    case 'quantity-invalid':
      return 'Please choose a whole number of at least 1.'
    case 'sold-out':
      return `${refusal.name} is sold out at the moment. Nothing has been charged.`
    case 'not-enough-stock':
      return `Only ${refusal.available} of ${refusal.name} left. Please choose ${refusal.available} or fewer.`
    case 'postcode-missing':
      return 'Please enter the postcode of the delivery address.'
    case 'postcode-not-served':
      return `We cannot deliver to ${refusal.postcode}: it belongs to post-office boxes. Please give the postcode of a street address, or choose pickup.`
    default:
      return unreachable(refusal)
  }
}
