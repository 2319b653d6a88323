import { facts, factText } from '#shop/catalogue/facts.ts'
import { OTHER_DELIVERY, SYDNEY_DELIVERY } from './amounts.ts'

export interface Highlight {
  readonly title: string
  readonly text: string
}

export const hero = {
  badge: 'New Stock Available for Immediate Delivery',
  headline: 'Breath. Transform. Revive.',
  lead: `${facts.productName} is a tub of ${factText.timber} and marine grade steel with its own chiller and heater. Fill it, plug it in, and cold water is there every morning, at the temperature you chose.`,
  highlights: ['Next Day Delivery', factText.temperatureRange, 'WiFi Enabled', 'Marine Grade Steel'],
  primary: { text: `Shop ${facts.productName}`, to: '/product' },
  secondary: { text: 'View Product Details', to: '/product' },
  priceLabel: 'Starting from',
  assurances: [factText.warranty, 'No electrician needed'],
  priceNote: `Includes GST. Delivery ${SYDNEY_DELIVERY} in Sydney, ${OTHER_DELIVERY} elsewhere; pickup is free.`,
} as const

export type HeroWords = typeof hero

export const whyChoose = {
  heading: `Why Choose ${facts.productName}`,
  lead: 'One tub, made to stay. It asks for a level floor, a garden hose and a power point.',
  cards: [
    {
      title: 'Next Day Delivery',
      text: `${facts.deliveryAreas.nextText} across ${facts.deliveryAreas.next}; ${facts.deliveryAreas.farText} elsewhere in Australia. Your postcode shows the date before you pay.`,
    },
    {
      title: 'Cool and Heat',
      text: `From ${factText.temperatureRangeInWords}: a cold plunge before work, a warm soak on a winter evening, in the same water.`,
    },
    {
      title: `${facts.controlName} WiFi`,
      text: 'Remote control from your phone. Set the temperature on the way home, or use the buttons on the chiller itself.',
    },
    {
      title: 'Premium Materials',
      text: `${factText.timber} outside, marine grade stainless inside. Both are chosen because they live well with water.`,
    },
  ],
} as const satisfies { heading: string; lead: string; cards: readonly Highlight[] }

export const interior = {
  heading: 'Quiet enough to keep',
  text: `${factText.tubSize}, with the chiller beside it. It stands on a deck, in a garage or in a room with a drain and moving air, and it looks like furniture rather than equipment.`,
  picture: '10-room',
} as const

export type InteriorWords = Pick<typeof interior, 'heading' | 'text'>

export const advancedFeatures = {
  heading: 'Advanced Features',
  cards: [
    {
      title: `${facts.recoveryMinutes} Minute Recovery`,
      text: `A body warms the water by a little. The ${factText.chillerPower} chiller takes that small rise back in about ${facts.recoveryMinutes} minutes after one plunge. The first cool-down of a fresh fill takes hours; leave it overnight.`,
    },
    {
      title: 'No Installation Required',
      text: `No plumbing and no hard wiring. A standard Australian outlet of ${factText.outletInProse}, protected by a safety switch (RCD), is all it needs. Placing, filling and the first cool-down still take part of a day.`,
    },
    {
      title: 'Ozone Filtration',
      text: `Ozone and a ${factText.filter} keep the water clear between changes, so that you change it every ${facts.maintenance.waterChangeMonths} months and not every week.`,
    },
    {
      title: 'Advanced Diagnostics',
      text: 'The chiller watches its own flow, temperature and supply. When something is wrong it says what, on its display and in the app.',
    },
  ],
} as const satisfies { heading: string; cards: readonly Highlight[] }
