import type { ShopDetails } from '#web/content/shop-details.ts'

/**
 * Paper cannot ask the environment: the shop's defaults are printed, and the contact chapter sends the reader to the
 * website for those of today. An owner with a number of their own changes this and runs `npm run manual`.
 */
export const printedShop: ShopDetails = {
  phone: '1300 975 707',
  email: 'hello@plunge-one.example',
  legalName: 'Plunge One',
  abn: null,
  social: {
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
  },
}
