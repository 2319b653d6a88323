import { facts } from '#shop/catalogue/facts.ts'

const PAPER = '#faf8f4'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/api/assets/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export const webManifest = () => ({
  id: '/',
  name: facts.productName,
  short_name: facts.productName,
  description: `${facts.productName}, a home cold plunge tub of ${facts.timber} and marine grade steel.`,
  lang: 'en-AU',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  // A shop stays in the browser: address bar and back button are what buyers trust.
  display: 'browser',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['shopping', 'health', 'lifestyle'],
  icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
})
