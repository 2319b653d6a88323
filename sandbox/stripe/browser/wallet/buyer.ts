import type { ExpressCheckoutAddress } from '@stripe/stripe-js'

export type StoredAddress = ExpressCheckoutAddress & { name: string }

/** Nobody: the phone number is one that is reserved for fiction, and so is the mail domain. */
export const BUYER = { name: 'Robin Sample', email: 'robin.sample@example.com', phone: '+61 491 570 156' }

/** One in Sydney, one interstate, and a post-office box that a shop of large goods should turn down. */
export const STORED_ADDRESSES: readonly StoredAddress[] = [
  { name: 'Home', ...inAustralia('12 Tidewater Lane', 'Surry Hills', 'NSW', '2010') },
  { name: 'Holiday house', ...inAustralia('8 Bluestone Row', 'Fitzroy', 'VIC', '3065') },
  { name: 'Post office', ...inAustralia('PO Box 114', 'Queen Victoria Building', 'NSW', '1230') },
]

export const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const

function inAustralia(line1: string, city: string, state: string, postcode: string): ExpressCheckoutAddress {
  return { line1, line2: null, city, state, postal_code: postcode, country: 'AU' }
}
