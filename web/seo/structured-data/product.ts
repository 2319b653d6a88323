import type { ProductLeaf } from 'schema-dts'
import { facts, specificationTable } from '#shop/catalogue/facts.ts'
import type { ShownProduct } from '#shop/catalogue/product-json.ts'
import { galleryPictures } from '#web/content/pictures-alt.ts'
import { pictureAddress } from '#web/pictures.ts'
import { productId } from './node-ids.ts'
import { offer } from './offer.ts'

/** The tub as merchant listings want it. Everything in it is also visible on /product. */
export function productThing(product: ShownProduct, now: Date, siteUrl: string): ProductLeaf {
  return {
    '@type': 'Product',
    '@id': productId(siteUrl),
    name: product.name,
    description: product.shortDescription,
    url: `${siteUrl}/product`,
    image: galleryPictures.map((picture) => siteUrl + pictureAddress(picture)),
    sku: product.id,
    brand: { '@type': 'Brand', name: facts.brand },
    material: [facts.timber, `${facts.steel.grade} ${facts.steel.text}`],
    depth: centimetres(facts.tub.lengthCm),
    width: centimetres(facts.tub.widthCm),
    height: centimetres(facts.tub.heightCm),
    weight: { '@type': 'QuantitativeValue', value: facts.tub.weightKg, unitCode: 'KGM' },
    additionalProperty: specificationTable.map(({ label, value }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
    })),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: facts.reviews.stars,
      reviewCount: facts.reviews.count,
      bestRating: 5,
    },
    offers: offer(product, now, siteUrl),
  }
}

const centimetres = (value: number) => ({ '@type': 'QuantitativeValue' as const, value, unitCode: 'CMT' })
