import type { DefinedRegionLeaf, OfferShippingDetailsLeaf } from 'schema-dts'
import { facts } from '#shop/catalogue/facts.ts'
import { toPriceText } from '#shop/money/price-text.ts'
import { SHIPPING_RATE } from '#shop/shipping/rates.ts'
import { SYDNEY_RANGES } from '#shop/shipping/zones.ts'

const { next, farMin, farMax } = facts.deliveryBusinessDays

/** Both zones; the dearer, which covers the country, comes first for readers that stop at one. */
export const shippingDetails = (): readonly OfferShippingDetailsLeaf[] => [
  zone('interstate', { addressCountry: facts.address.country }, farMin, farMax),
  zone('sydney', { addressCountry: facts.address.country, postalCodeRange: sydneyRanges() }, next, next),
]

function zone(
  service: 'sydney' | 'interstate',
  where: Omit<DefinedRegionLeaf, '@type'>,
  fewestDays: number,
  mostDays: number,
): OfferShippingDetailsLeaf {
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', ...where },
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: toPriceText(SHIPPING_RATE[service]),
      currency: 'AUD',
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      // Dispatched the same working day until the cut-off, the next one after it.
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: fewestDays,
        maxValue: mostDays,
        unitCode: 'DAY',
      },
    },
  }
}

const sydneyRanges = () =>
  SYDNEY_RANGES.map(([first, last]) => ({
    '@type': 'PostalCodeRangeSpecification' as const,
    postalCodeBegin: String(first),
    postalCodeEnd: String(last),
  }))
