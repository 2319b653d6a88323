import { PRODUCT_NAME } from '#shop/catalogue/facts/product-name.ts'

export interface NavigationLink {
  readonly text: string
  readonly to: string
}

export const headerLinks: readonly NavigationLink[] = [
  { text: 'Home', to: '/' },
  { text: 'Product', to: '/product' },
  { text: 'About', to: '/about' },
  { text: 'Blog', to: '/blog' },
  { text: 'Contact', to: '/contact' },
]

export const headerTexts = {
  call: 'Call Us',
  callInMenu: 'Call Support',
  cart: 'Cart',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skip: 'Skip to content',
} as const

export const MANUAL_PATH = '/api/assets/plunge-one-user-manual.pdf'

export interface FooterColumn {
  readonly heading: string
  readonly links: readonly NavigationLink[]
}

export const footerColumns: readonly FooterColumn[] = [
  {
    heading: 'Product',
    links: [
      { text: PRODUCT_NAME, to: '/product' },
      { text: 'Specifications', to: '/product#specs' },
      { text: 'Warranty', to: '/product#warranty' },
      { text: 'Delivery', to: '/product#delivery' },
    ],
  },
  {
    heading: 'Support',
    links: [
      { text: 'Contact', to: '/contact' },
      { text: 'Setup Guide', to: '/resources/setup' },
      { text: 'Maintenance', to: '/resources/maintenance' },
      { text: 'FAQ', to: '/resources/faq' },
      { text: 'User Manual (PDF)', to: MANUAL_PATH },
    ],
  },
  {
    heading: 'Company',
    links: [
      { text: 'About Us', to: '/about' },
      { text: 'Our Mission', to: '/about#mission' },
      { text: 'Blog', to: '/blog' },
      { text: 'Wellness', to: '/wellness' },
    ],
  },
]

export const policyLinks: readonly NavigationLink[] = [
  { text: 'Privacy', to: '/policies/privacy' },
  { text: 'Returns', to: '/policies/returns' },
  { text: 'Terms', to: '/policies/terms' },
]

export const socialNames = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' } as const

/** Read out after the name of a link that leaves the shop. */
export const OPENS_IN_NEW_TAB = '(opens in a new tab)'

export const footerTexts = {
  tagline: 'Cold water at home, every day of the year.',
  contactHeading: 'Contact',
  copyright: (year: number, legalName: string) => `© ${year} ${legalName}. All rights reserved.`,
} as const
