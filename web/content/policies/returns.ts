import { facts, factText } from '#shop/catalogue/facts.ts'
import type { Block } from '#web/content/blocks.ts'
import { heading, link, list, paragraph, quote, steps } from '#web/content/blocks.ts'
import { CONSUMER_GUARANTEE_WORDING } from '#web/content/product/warranty-tab.ts'
import type { ShopDetails } from '#web/content/shop-details.ts'
import { sellerLine } from '#shop/invoice/seller.ts'
import { emailLink, phoneLink } from '#web/content/shop-details.ts'
import type { Policy } from './policy.ts'

const blocks = (shop: ShopDetails): readonly Block[] => [
  heading('Your rights under the law'),
  quote(CONSUMER_GUARANTEE_WORDING),
  paragraph('Nothing below takes any of that away. What follows is in addition to it.'),
  heading('If something is wrong with it'),
  paragraph(
    'If the tub arrives damaged, is faulty, is not as described here, or does not do what we said it would, tell us within a reasonable time. You may have a repair, a replacement or a refund as the law provides; for a major failure the choice is yours. We pay the freight both ways, and collect the tub where sending it would cost you much.',
  ),
  heading('If you change your mind'),
  list(
    `You have ${facts.returnDays} days from the day of delivery or pickup to tell us.`,
    'The tub must be unused: never filled, never plugged in, clean, complete and in its packaging. A tub that has held water cannot be sold to someone else as new.',
    `The freight back to ${factText.suburb} is yours, and the goods are yours to look after until they reach us. You may bring them to the warehouse yourself.`,
    'We refund the price of the goods, but not the outward delivery charge.',
    'Before the tub leaves our warehouse you can cancel free of charge and get everything back.',
  ),
  heading('How to return it'),
  steps(
    [
      'Write to ',
      link(shop.email, emailLink(shop)),
      ' or call ',
      link(shop.phone, phoneLink(shop)),
      ' with your order number and the reason. Photographs help when something is damaged.',
    ],
    'We answer with what happens next: where it goes, who carries it, and what it costs if that is yours.',
    'Drain it, dry it, pack it upright on its pallet and strap it.',
    'We look at it within five business days of its arrival and tell you the result.',
  ),
  heading('Refunds'),
  paragraph(
    'A refund goes back to the card or wallet you paid with, and we send it within two business days of agreeing to it. Banks usually take another five to ten business days to show it. If two buyers pay for the last tub in the same moment, the second is refunded in full at once.',
  ),
  heading('Questions and disagreements'),
  paragraph(
    `You deal with ${sellerLine(shop)}. If we cannot agree, NSW Fair Trading or the consumer agency of your state can help, free of charge: see `,
    link('consumer.gov.au', 'https://consumer.gov.au/'),
    '. The warranty we give on top of the law is on the ',
    link('product page', '/product#warranty'),
    '.',
  ),
]

export const returnsPolicy = (shop: ShopDetails): Policy => ({
  title: 'Returns and refunds',
  lastUpdated: '2026-11-15',
  intro: 'A heavy thing is worth returning properly. What the law gives you, what we add, and how it works.',
  blocks: blocks(shop),
})
