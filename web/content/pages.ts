import { facts, factText } from '#shop/catalogue/facts.ts'
import type { PictureKey } from './pictures-alt.ts'

export interface PageWords {
  /** Whole title of the window and of a search result. */
  readonly title: string
  readonly description: string
  /** Picture of the social preview. */
  readonly picture: PictureKey
  /** False for pages that belong to one visitor only. */
  readonly indexed: boolean
}

const page = (title: string, picture: PictureKey, description: string): PageWords => ({
  title: `${title} | ${facts.productName}`,
  description,
  picture,
  indexed: true,
})

const privatePage = (title: string, description: string): PageWords => ({
  ...page(title, 'social', description),
  indexed: false,
})

/** Title and description per route; articles bring their own. */
export const pageWords = {
  '/': {
    title: `${facts.productName} | Home ice plunge pool, ${factText.temperatureRange}`,
    description: `A cold plunge tub of ${factText.timber} and marine grade steel with its own chiller and heater. ${factText.temperatureRange}, standard outlet, delivered in Australia.`,
    picture: 'social',
    indexed: true,
  },
  '/product': page(
    facts.productSubtitle,
    '01-three-quarter',
    `${factText.chillerPower} chiller, ozone filtration, WiFi control, ${factText.steel} and cedar. Price, specifications, warranty and delivery.`,
  ),
  '/about': page(
    'About us',
    'about-workshop',
    'Why we sell one tub and how it is built: wellness first, premium quality, community focus and innovation, from Kings Park in western Sydney.',
  ),
  '/contact': page(
    'Contact',
    '02-front',
    `Write to us, call us, or pick up your tub in ${factText.suburb}. Opening hours, quick answers and a form that reaches a person.`,
  ),
  '/blog': page(
    'Blog',
    'article-morning',
    'Four long reads about cold water at home: the first weeks, what studies found, looking after the tub, and evenings with warm water.',
  ),
  '/wellness': page(
    'Cold water and wellness',
    'article-science',
    'Six reasons people keep plunging, three protocols from beginner to advanced, and who should not plunge. Modest claims, sources named.',
  ),
  '/resources/setup': page(
    'Setup guide',
    '08-hoses',
    `Six steps from pallet to first plunge, with the site, the power, the time it takes and what to ask your council. No plumbing, no hard wiring.`,
  ),
  '/resources/maintenance': page(
    'Maintenance',
    'article-care',
    `What to do daily, weekly, monthly and yearly to keep water, steel and cedar in good order, and how to do each of it.`,
  ),
  '/resources/faq': page(
    'Questions and answers',
    '03-top',
    'Ordering, delivery, setup and power, using the tub, care, warranty and returns: plain answers before and after you buy.',
  ),
  '/policies/privacy': page(
    'Privacy policy',
    'social',
    'What we collect when you order, write or subscribe, why, who receives it, how long we keep it and how to ask for it.',
  ),
  '/policies/returns': page(
    'Returns and refunds',
    'social',
    `Your rights under the Australian Consumer Law, our ${facts.returnDays}-day change-of-mind return, and how to send a tub back.`,
  ),
  '/policies/terms': page(
    'Terms of sale',
    'social',
    'Who sells, how an order is made, prices, payment, delivery, title and risk, safe use, and the law that applies.',
  ),
  '/cart': privatePage('Your cart', 'The tubs in your cart, with the delivered price for your postcode.'),
  '/checkout': privatePage('Checkout', 'Your details, delivery or pickup, and secure payment.'),
  '/purchase-confirmed': privatePage(
    'Order confirmed',
    'Your order, its delivery date and what happens next.',
  ),
} as const satisfies Readonly<Record<string, PageWords>>

export type PagePath = keyof typeof pageWords
