import type { ShopDetails } from '#web/content/shop-details.ts'

export const sampleShop: ShopDetails = {
  phone: '1300 975 707',
  email: 'hello@plunge-one.example',
  legalName: 'Sample Seller Pty Ltd',
  abn: '51824753556',
  social: {
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
  },
}
