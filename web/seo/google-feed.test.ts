import { expect, test } from 'vitest'
import { plungeOneSeed } from '#shop/catalogue/seed.ts'
import { googleFeed } from './google-feed.ts'

const SITE = 'https://shop.example'
const OPENED = new Date('2026-10-01T00:00:00Z')
const tub = plungeOneSeed(OPENED)

test('the feed names everything that Merchant Center requires', () => {
  const feed = googleFeed([tub], OPENED, SITE)
  for (const part of [
    '<g:id>plunge-one</g:id>',
    `<g:link>${SITE}/product</g:link>`,
    `<g:image_link>${SITE}/api/assets/01-three-quarter.jpg</g:image_link>`,
    '<g:availability>in_stock</g:availability>',
    '<g:condition>new</g:condition>',
    '<g:brand>Plunge One</g:brand>',
    '<g:identifier_exists>no</g:identifier_exists>',
    '<g:postal_code>2000-2249</g:postal_code>',
    '<g:price>200.00 AUD</g:price>',
    '<g:price>500.00 AUD</g:price>',
  ]) {
    expect(feed).toContain(part)
  }
})

test('during a sale the feed has both prices and the dates', () => {
  const feed = googleFeed([tub], OPENED, SITE)
  expect(feed).toContain('<g:price>7500.00 AUD</g:price><g:sale_price>4999.00 AUD</g:sale_price>')
  expect(feed).toContain('2026-10-01T00:00:00.000Z/2026-12-30T00:00:00.000Z')
})

test('after the sale only the price is left', () => {
  const feed = googleFeed([tub], new Date('2027-06-01T00:00:00Z'), SITE)
  expect(feed).toContain('<g:price>4999.00 AUD</g:price>')
  expect(feed).not.toContain('sale_price')
})

test('a sold-out tub is out of stock', () => {
  expect(googleFeed([{ ...tub, stock: 0 }], OPENED, SITE)).toContain('<g:availability>out_of_stock<')
})

test('a name with mark-up in it stays a name', () => {
  expect(googleFeed([{ ...tub, name: '<b>&"' }], OPENED, SITE)).toContain('&lt;b&gt;&amp;&quot;')
})
