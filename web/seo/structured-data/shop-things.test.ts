import { expect, test } from 'vitest'
import { plungeOneSeed } from '#shop/catalogue/seed.ts'
import { cents } from '#shop/money/cents.ts'
import type { ShopDetails } from '#web/content/shop-details.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { localBusiness } from './local-business.ts'
import { orderThing } from './order.ts'
import { organization } from './organization.ts'

const SITE = 'https://shop.example'
const details: ShopDetails = {
  phone: '1300 975 707',
  email: 'hello@shop.example',
  legalName: 'Plunge One Pty Ltd',
  abn: null,
  social: {
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/plunge.one',
    youtube: 'https://www.youtube.com/',
  },
}
const tub = plungeOneSeed(new Date())

test('the warehouse has the hours, the suburb and the price of the catalogue', () => {
  expect(localBusiness(details, [tub], SITE)).toMatchObject({
    priceRange: '$4,999',
    address: {
      addressLocality: 'Kings Park',
      addressRegion: 'NSW',
      postalCode: '2148',
      addressCountry: 'AU',
    },
    openingHoursSpecification: [
      { opens: '09:00', closes: '17:00' },
      { dayOfWeek: ['https://schema.org/Saturday'], opens: '09:00', closes: '14:00' },
    ],
  })
})

test('two products make a price range', () => {
  const dearer = { ...tub, price: cents(650_000) }
  expect(localBusiness(details, [dearer, tub], SITE).priceRange).toBe('$4,999-$6,500')
})

test("a network's home page is not claimed as a profile of the shop", () => {
  expect(organization(details, SITE).sameAs).toEqual(['https://www.instagram.com/plunge.one'])
})

test('breadcrumbs begin at home', () => {
  expect(breadcrumbList([{ name: 'Blog', path: '/blog' }], SITE).itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: `${SITE}/` },
    { position: 2, name: 'Blog', item: `${SITE}/blog` },
  ])
})

test('an order says its number, date, status, buyer, product and price', () => {
  const order = {
    orderNumber: 'PO-ABCD2345',
    createdAt: '2026-11-15T00:00:00Z',
    paymentStatus: 'paid',
    customerName: 'Kim Lee',
    productName: 'Plunge One - Premium Ice Plunge Pool',
    productPrice: '4999.00',
    quantity: 2,
    total: '10198.00',
  } as const
  expect(orderThing(order, SITE)).toMatchObject({
    orderNumber: 'PO-ABCD2345',
    orderDate: '2026-11-15T00:00:00Z',
    orderStatus: 'https://schema.org/OrderProcessing',
    customer: { name: 'Kim Lee' },
    acceptedOffer: { price: '4999.00', eligibleQuantity: { value: 2 } },
    partOfInvoice: { totalPaymentDue: { value: '10198.00', currency: 'AUD' } },
  })
})
