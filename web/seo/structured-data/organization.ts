import type { OnlineStoreLeaf } from 'schema-dts'
import { facts } from '#shop/catalogue/facts.ts'
import type { ShopDetails } from '#web/content/shop-details.ts'
import { organizationId } from './node-ids.ts'
import { openingHours } from './opening-hours.ts'
import { shopAddress } from './postal-address.ts'
import { returnPolicy } from './return-policy.ts'

export function organization(details: ShopDetails, siteUrl: string): OnlineStoreLeaf {
  const profiles = Object.values(details.social).filter(isProfile)
  return {
    '@type': 'OnlineStore',
    '@id': organizationId(siteUrl),
    name: facts.brand,
    legalName: details.legalName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/api/assets/icon-512.png`,
    email: details.email,
    telephone: details.phone,
    address: shopAddress,
    ...(details.abn !== null && { taxID: details.abn }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: details.phone,
      email: details.email,
      areaServed: facts.address.country,
      availableLanguage: 'en-AU',
      hoursAvailable: openingHours(facts.phoneHours),
    },
    hasMerchantReturnPolicy: returnPolicy(siteUrl),
  }
}

/** While the owner has set no profile, the link is the network's home page, which is not ours to claim. */
const isProfile = (url: string): boolean => new URL(url).pathname !== '/'
