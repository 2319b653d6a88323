import { createContext } from 'react-router'
import type { Product } from '#shop/catalogue/product.ts'
import type { ShopDetails } from '#web/content/shop-details.ts'

/**
 * What pages may ask of the server. Pages are bundled and the server is not: handing these in, instead of letting a
 * page import them, keeps one pool and one catalogue in the process.
 */
export type PageServices = {
  now(): Date
  products(): readonly Product[]
  details: ShopDetails
  siteUrl: string
  payments: PagePayments
}

/** What the checkout's browser code needs to talk to the payment provider. */
export type PagePayments = {
  publishableKey: string
  /** The sandbox's stand-in for Stripe.js; null when Stripe's own script is used. */
  sandboxScript: string | null
  /** Anything but live carries the 'Test shop' ribbon. */
  live: boolean
}

export const pageServices = createContext<PageServices>()
