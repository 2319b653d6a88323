import { PRODUCT_NAME } from '#shop/catalogue/facts/product-name.ts'

// Every page must be able to say these: so they stand apart from the words of the pages.

export const notFoundWords = {
  title: `Page Not Found | ${PRODUCT_NAME}`,
  description: 'There is no page at this address.',
  heading: 'Page Not Found',
  text: 'There is no page at this address. It may have moved, or the link may have lost a letter.',
  links: [
    { text: 'Home', to: '/' },
    { text: 'See the tub', to: '/product' },
    { text: 'Contact us', to: '/contact' },
  ],
} as const

export const errorWords = {
  title: `Something went wrong | ${PRODUCT_NAME}`,
  heading: 'Something went wrong',
  text: 'The page could not be shown. Nothing has been charged by this. Please try again in a moment; if it stays like this, call us or write to us.',
  retry: 'Try again',
} as const
