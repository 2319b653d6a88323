import { facts, factText } from '#shop/catalogue/facts.ts'
import type { Block } from './blocks.ts'
import { paragraph } from './blocks.ts'

export const aboutHero = {
  heading: 'One tub, done properly',
  lead: `We sell one thing: a cold plunge tub that a household can own for years, run from an ordinary outlet and look at with pleasure.`,
  picture: 'about-workshop',
} as const

export const story: { readonly heading: string; readonly blocks: readonly Block[] } = {
  heading: 'Our story',
  blocks: [
    paragraph(
      'Cold water is simple. Keeping it cold, clean and ready in a Sydney summer is not. A bath full of bagged ice is fine for a weekend and a chore by the second week; most people who give up do not give up on the cold, they give up on the carrying.',
    ),
    paragraph(
      `${facts.productName} began with that chore. The water should be there at six in the morning at the temperature you left it, without ice and without a plumber. So the tub has a chiller of its own, which also heats, with a filter and ozone to keep the water good for ${facts.maintenance.waterChangeMonths} months, and a lead that fits the outlet you already have.`,
    ),
    paragraph(
      `Then it should be made of things that get along with water. ${factText.steel.charAt(0).toUpperCase()}${factText.steel.slice(1)} inside, because it cleans with a cloth. ${factText.timber} outside, because it carries its own oils and is as good to touch at five degrees as at thirty. A lid that keeps the cold in. Nothing on it that has no work to do.`,
    ),
    paragraph(
      `We keep the tubs in a warehouse in ${facts.address.suburb}, in the west of Sydney. You can pick one up there, or come to see one first; call ahead and someone will have time for you.`,
    ),
  ],
}

export const mission = {
  id: 'mission',
  heading: 'Our mission',
  text: 'To make a few quiet minutes in cold water an ordinary part of the day: safe, well made, honestly described, and no more work than making coffee.',
} as const

export const values = {
  heading: 'What we hold to',
  cards: [
    {
      title: 'Wellness First',
      text: 'We say what studies found and what they did not, and who should stay out of cold water. A sale that ignores that is not worth having.',
    },
    {
      title: 'Premium Quality',
      text: `Marine grade steel, ${factText.timber}, parts that can be cleaned, taken off and replaced. Quality is what is still true in the fifth winter.`,
    },
    {
      title: 'Community Focus',
      text: 'Cold water is better in company, and safer. We write for people who start, answer those who are stuck, and learn from those who have plunged longer than we have.',
    },
    {
      title: 'Innovation',
      text: 'A chiller that finds its own faults, water that stays clear without weekly changes, control from a phone. New where it saves work, plain everywhere else.',
    },
  ],
} as const

export const stats = [
  { figure: facts.happyCustomers, label: 'Happy Customers', note: null },
  {
    figure: facts.premiumMaterials,
    label: 'Premium Materials',
    note: `${factText.timber}, ${factText.steel}, an insulated lid in canvas`,
  },
] as const

export const aboutActions = {
  heading: 'See it, or ask us',
  links: [
    { text: `See ${facts.productName}`, to: '/product' },
    { text: 'Contact us', to: '/contact' },
  ],
} as const
