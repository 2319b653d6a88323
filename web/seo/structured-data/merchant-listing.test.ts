import { describe, expect, test } from 'vitest'
import { facts } from '#shop/catalogue/facts.ts'
import { plungeOneSeed } from '#shop/catalogue/seed.ts'
import { galleryPictures } from '#web/content/pictures-alt.ts'
import { offer } from './offer.ts'
import { productThing } from './product.ts'
import { returnPolicy } from './return-policy.ts'
import { shippingDetails } from './shipping-details.ts'

const SITE = 'https://shop.example'
const OPENED = new Date('2026-10-01T00:00:00Z')
const seed = plungeOneSeed(OPENED)
const thing = productThing(seed, OPENED, SITE)

describe('a merchant listing', () => {
  test('has everything that Google requires of a product', () => {
    expect(thing).toMatchObject({
      '@type': 'Product',
      name: 'Plunge One',
      image: expect.arrayContaining([`${SITE}/api/assets/01-three-quarter.jpg`]),
      offers: { '@type': 'Offer', price: '4999.00', priceCurrency: 'AUD' },
    })
    expect(thing.image).toHaveLength(galleryPictures.length)
  })

  test('has what Google recommends of a product', () => {
    expect(thing).toMatchObject({
      description: seed.shortDescription,
      sku: 'plunge-one',
      brand: { '@type': 'Brand', name: 'Plunge One' },
      aggregateRating: { ratingValue: facts.reviews.stars, reviewCount: facts.reviews.count, bestRating: 5 },
      url: `${SITE}/product`,
    })
  })

  test('has what Google recommends of an offer', () => {
    expect(offer(seed, OPENED, SITE)).toMatchObject({
      url: `${SITE}/product`,
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      priceValidUntil: '2026-12-30',
      warranty: { '@type': 'WarrantyPromise', durationOfWarranty: { value: 1, unitCode: 'ANN' } },
    })
  })

  test('names both delivery zones with price and time', () => {
    const [country, sydney] = shippingDetails()
    expect(country).toMatchObject({
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'AU' },
      shippingRate: { '@type': 'MonetaryAmount', value: '500.00', currency: 'AUD' },
      deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 2, maxValue: 5 } },
    })
    expect(sydney).toMatchObject({
      shippingDestination: {
        addressCountry: 'AU',
        postalCodeRange: expect.arrayContaining([
          { '@type': 'PostalCodeRangeSpecification', postalCodeBegin: '2000', postalCodeEnd: '2249' },
        ]),
      },
      shippingRate: { value: '200.00', currency: 'AUD' },
      deliveryTime: { transitTime: { minValue: 1, maxValue: 1, unitCode: 'DAY' } },
    })
  })

  test('has a return policy of 30 days with all that Google requires', () => {
    expect(returnPolicy(SITE)).toMatchObject({
      applicableCountry: 'AU',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 30,
      returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      merchantReturnLink: `${SITE}/policies/returns`,
    })
  })
})

describe('an offer follows the catalogue', () => {
  test('the last tub sold makes it out of stock', () => {
    expect(offer({ ...seed, stock: 0 }, OPENED, SITE)).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
      inventoryLevel: { value: 0 },
    })
  })

  test('after the sale nothing is struck through and no date is promised', () => {
    const afterwards = offer(seed, new Date('2027-01-01T00:00:00Z'), SITE)
    expect(afterwards).not.toHaveProperty('priceValidUntil')
    expect(afterwards).not.toHaveProperty('priceSpecification')
    expect(afterwards.price).toBe('4999.00')
  })

  test('during the sale the old price is marked as struck through', () => {
    expect(offer(seed, OPENED, SITE).priceSpecification).toMatchObject([
      { price: '4999.00' },
      { price: '7500.00', priceType: 'https://schema.org/StrikethroughPrice' },
    ])
  })
})
