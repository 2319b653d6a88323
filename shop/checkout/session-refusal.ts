import type { QuoteRefusal } from '#shop/pricing/refusal.ts'
import type { Quote } from '#shop/pricing/quote.ts'
import type { FieldMessages } from './customer-info.ts'

/** Why a payment session was not made or changed. In every case nothing was charged by this call. */
export type SessionRefusal =
  | { readonly reason: 'incomplete'; readonly fields: FieldMessages }
  | { readonly reason: 'not-sellable'; readonly refusal: QuoteRefusal }
  | { readonly reason: 'price-changed'; readonly quote: Quote }
  | { readonly reason: 'paying-elsewhere' }
  | { readonly reason: 'processing'; readonly paymentId: string }
  | { readonly reason: 'already-paid'; readonly paymentId: string; readonly orderNumber: string }
