import type { StoreLeaf } from 'schema-dts'
import { facts } from '#shop/catalogue/facts.ts'
import type { ShownProduct } from '#shop/catalogue/product-json.ts'
import { formatAudShort } from '#shop/money/format-aud.ts'
import type { ShopDetails } from '#web/content/shop-details.ts'
import { businessId, organizationId } from './node-ids.ts'
import { openingHours } from './opening-hours.ts'
import { shopAddress } from './postal-address.ts'

/** The warehouse in which tubs are picked up. */
export function localBusiness(
  details: ShopDetails,
  products: readonly Pick<ShownProduct, 'price'>[],
  siteUrl: string,
): StoreLeaf {
  return {
    '@type': 'Store',
    '@id': businessId(siteUrl),
    name: facts.brand,
    url: `${siteUrl}/contact`,
    image: `${siteUrl}/api/assets/01-three-quarter.jpg`,
    telephone: details.phone,
    email: details.email,
    address: shopAddress,
    openingHoursSpecification: openingHours(facts.pickupHours),
    currenciesAccepted: 'AUD',
    ...(products.length > 0 && { priceRange: priceRange(products) }),
    parentOrganization: { '@id': organizationId(siteUrl) },
  }
}

function priceRange(products: readonly Pick<ShownProduct, 'price'>[]): string {
  const prices = products.map(({ price }) => price).toSorted((a, b) => a - b)
  const [lowest, highest] = [prices[0], prices.at(-1)]
  if (lowest === undefined || highest === undefined) return ''
  const ends = new Set([formatAudShort(lowest), formatAudShort(highest)])
  return [...ends].join('-')
}
