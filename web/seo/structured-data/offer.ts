import type { OfferLeaf } from 'schema-dts'
import { facts } from '#shop/catalogue/facts.ts'
import { isSoldOut, saleAt } from '#shop/catalogue/product.ts'
import type { ShownProduct } from '#shop/catalogue/product-json.ts'
import { toPriceText } from '#shop/money/price-text.ts'
import { sydneyTime } from '#shop/shipping/sydney-time.ts'
import { organizationId } from './node-ids.ts'
import { returnPolicy } from './return-policy.ts'
import { shippingDetails } from './shipping-details.ts'

export const availabilityOf = (product: Pick<ShownProduct, 'stock'>) =>
  isSoldOut(product) ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock'

export function offer(product: ShownProduct, now: Date, siteUrl: string): OfferLeaf {
  const sale = saleAt(product, now)
  return {
    '@type': 'Offer',
    url: `${siteUrl}/product`,
    price: toPriceText(product.price),
    priceCurrency: 'AUD',
    availability: availabilityOf(product),
    inventoryLevel: { '@type': 'QuantitativeValue', value: Math.max(0, product.stock) },
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': organizationId(siteUrl) },
    shippingDetails: shippingDetails(),
    hasMerchantReturnPolicy: returnPolicy(siteUrl),
    warranty: {
      '@type': 'WarrantyPromise',
      durationOfWarranty: { '@type': 'QuantitativeValue', value: facts.warrantyYears, unitCode: 'ANN' },
    },
    ...(sale && {
      priceValidUntil: sydneyTime(sale.endsAt).date,
      priceSpecification: [
        unitPrice(toPriceText(product.price)),
        { ...unitPrice(toPriceText(sale.wasPrice)), priceType: 'https://schema.org/StrikethroughPrice' },
      ],
    }),
  }
}

const unitPrice = (price: `${number}`) => ({
  '@type': 'UnitPriceSpecification' as const,
  price,
  priceCurrency: 'AUD',
  valueAddedTaxIncluded: true,
})
