import { facts } from '#shop/catalogue/facts.ts'
import { fullName, isSoldOut, saleAt, type Product } from '#shop/catalogue/product.ts'
import type { Cents } from '#shop/money/cents.ts'
import { toPriceText } from '#shop/money/price-text.ts'
import { galleryPictures } from '#web/content/pictures-alt.ts'
import { pictureAddress } from '#web/pictures.ts'
import { feedShipping } from './google-feed-shipping.ts'
import { element, parent, XML_HEADER } from './xml.ts'

/** Merchant Center takes this many beside the main one. */
const MOST_MORE_PICTURES = 10

export const feedPrice = (amount: Cents): string => `${toPriceText(amount)} AUD`

/** The catalogue as Google Merchant Center reads it: RSS 2.0 with its own names. */
export function googleFeed(products: readonly Product[], now: Date, siteUrl: string): string {
  const channel = parent('channel', [
    element('title', facts.brand),
    element('link', `${siteUrl}/`),
    element('description', `${facts.brand}, ${facts.productSubtitle}`),
    ...products.map((product) => feedItem(product, now, siteUrl)),
  ])
  return `${XML_HEADER}\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">${channel}</rss>\n`
}

function feedItem(product: Product, now: Date, siteUrl: string): string {
  const morePictures = galleryPictures.slice(1, 1 + MOST_MORE_PICTURES)
  return parent('item', [
    element('g:id', product.id),
    element('g:title', fullName(product)),
    element('g:description', product.shortDescription),
    element('g:link', `${siteUrl}/product`),
    element('g:image_link', siteUrl + product.imageUrl),
    ...morePictures.map((key) => element('g:additional_image_link', siteUrl + pictureAddress(key))),
    element('g:availability', isSoldOut(product) ? 'out_of_stock' : 'in_stock'),
    ...feedPrices(product, now),
    element('g:condition', 'new'),
    element('g:brand', facts.brand),
    // No GTIN and no maker's part number are known for the tub.
    element('g:identifier_exists', 'no'),
    element('g:google_product_category', 'Home & Garden > Pool & Spa > Spas'),
    element('g:product_type', 'Cold plunge tubs'),
    element('g:material', `${facts.timber}/${facts.steel.text}`),
    element('g:shipping_weight', `${facts.tub.weightKg + facts.chiller.weightKg} kg`),
    ...feedShipping(),
  ])
}

/** On sale, the price is the struck one and what is paid stands beside it with its dates. */
function feedPrices(product: Product, now: Date): readonly string[] {
  const sale = saleAt(product, now)
  if (sale === null) return [element('g:price', feedPrice(product.price))]
  const dates = `${sale.startsAt.toISOString()}/${sale.endsAt.toISOString()}`
  return [
    element('g:price', feedPrice(sale.wasPrice)),
    element('g:sale_price', feedPrice(product.price)),
    element('g:sale_price_effective_date', dates),
  ]
}
