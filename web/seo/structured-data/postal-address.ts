import type { PostalAddressLeaf } from 'schema-dts'
import { facts } from '#shop/catalogue/facts.ts'

/** Suburb only, as on the pages. */
export const shopAddress: PostalAddressLeaf = {
  '@type': 'PostalAddress',
  addressLocality: facts.address.suburb,
  addressRegion: facts.address.state,
  postalCode: facts.address.postcode,
  addressCountry: facts.address.country,
}
