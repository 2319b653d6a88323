import { createContext } from 'react-router'
import type { Result } from '#platform/result.ts'
import type { Product } from '#shop/catalogue/product.ts'
import type { ContactMessage } from '#shop/contact/message.ts'
import type { Subscription } from '#shop/newsletter/subscription.ts'
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
  contact: PageContact
  newsletter: PageNewsletter
  /** When price, stock or sale last changed, for the sitemap. */
  catalogueChangedAt(): Date
}

/** What the checkout's browser code needs to talk to the payment provider. */
export type PagePayments = {
  publishableKey: string
  /** The sandbox's stand-in for Stripe.js; null when Stripe's own script is used. */
  sandboxScript: string | null
  /** Anything but live carries the 'Test shop' ribbon. */
  live: boolean
}

/** 'too-many': this visitor has sent enough for now. 'unavailable': it could not be stored. */
export type SendRefusal = { readonly reason: 'too-many' | 'unavailable' }
export type TokenRefusal = { readonly reason: 'unknown-token' }

/** For browsers without script; with script they call the API. The request tells who asks too often. */
export type PageContact = {
  send: (message: ContactMessage, request: Request) => Promise<Result<null, SendRefusal>>
}

/** Confirming or unsubscribing twice is no error: links in mails are opened again. */
export type PageNewsletter = {
  subscribe: (subscription: Subscription, request: Request) => Promise<Result<null, SendRefusal>>
  confirm: (token: string) => Promise<Result<null, TokenRefusal>>
  unsubscribe: (token: string) => Promise<Result<null, TokenRefusal>>
}

export const pageServices = createContext<PageServices>()
