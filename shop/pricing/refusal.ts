import type { Postcode } from '#shop/shipping/postcode.ts'

/** Why no price can be given. Expected in any shop, so a value and not an exception. */
export type QuoteRefusal = ItemRefusal | DeliveryRefusal

export type ItemRefusal =
  | { readonly reason: 'empty' }
  | { readonly reason: 'unknown-product'; readonly productId: string }
  | { readonly reason: 'quantity-invalid'; readonly productId: string }
  | { readonly reason: 'sold-out'; readonly productId: string; readonly name: string }
  | {
      readonly reason: 'not-enough-stock'
      readonly productId: string
      readonly name: string
      readonly requested: number
      readonly available: number
    }

export type DeliveryRefusal =
  | { readonly reason: 'postcode-missing' }
  | { readonly reason: 'postcode-not-served'; readonly postcode: Postcode }
