import { facts } from '#shop/catalogue/facts.ts'
import { SERVICE_ESTIMATE } from '#shop/shipping/delivery-method.ts'
import { OTHER_DELIVERY, SYDNEY_DELIVERY } from '#web/content/amounts.ts'
import type { Block } from '#web/content/blocks.ts'
import { heading, link, list, paragraph } from '#web/content/blocks.ts'
import type { ShopDetails } from '#web/content/shop-details.ts'
import { sellerLine } from '#shop/invoice/seller.ts'
import { emailLink, phoneLink } from '#web/content/shop-details.ts'
import type { Policy } from './policy.ts'

const blocks = (shop: ShopDetails): readonly Block[] => [
  heading('The seller'),
  paragraph(
    `${sellerLine(shop)} (‘we’). Phone `,
    link(shop.phone, phoneLink(shop)),
    ', e-mail ',
    link(shop.email, emailLink(shop)),
    '. We sell to people aged 18 and over with an address in Australia.',
  ),
  heading('How an order is made'),
  paragraph(
    'By pressing Pay you offer to buy what the summary shows, at the total it shows. The contract is made when the payment has succeeded and we confirm the order with its number. If the price or the stock has changed since you opened the page, we show you the new figures first and charge nothing until you agree.',
  ),
  list(
    'If a plain mistake has slipped into a price, or the last tub was sold to someone else in the same moment, we may cancel and refund you in full at once.',
    'You may cancel free of charge until the tub leaves our warehouse.',
  ),
  heading('Prices and payment'),
  list(
    'Prices are in Australian dollars and include GST. Orders come with an invoice that shows it.',
    'Payment is due with the order, by the means shown at checkout, through Stripe. Your bank may ask you to confirm it.',
    'A sale price holds until the date of the sale’s end or until the stock is sold.',
  ),
  heading('Delivery and pickup'),
  list(
    `Delivery costs ${SYDNEY_DELIVERY} to Sydney and greater Sydney and ${OTHER_DELIVERY} elsewhere in Australia, once an order. Pickup is free.`,
    `The estimate is ${SERVICE_ESTIMATE.sydney} or ${SERVICE_ESTIMATE.interstate} from dispatch, with the date shown at checkout. It is an honest estimate; if we learn of a delay we tell you, and if it is unreasonable you may cancel for a full refund.`,
    'Delivery is to the kerb, drive or garage at ground level. Moving and setting up the tub is yours.',
    'Someone of age must receive it. If nobody is there, the carrier may charge for a second trip, and we tell you the amount before it is made.',
    'Risk passes to you on delivery or pickup, ownership when the payment has cleared.',
  ),
  heading('Safe use'),
  paragraph(
    'Cold water, heat, electricity and heavy things can hurt people. Use the tub as the ',
    link('setup guide', '/resources/setup'),
    ' and the manual say, read ',
    link('who should not plunge', '/wellness#who-should-not-plunge'),
    ', and check with your council whether it needs a barrier. What we write about wellness is general information, not medical advice.',
  ),
  heading('Returns, warranty, liability'),
  paragraph(
    'See ',
    link('returns and refunds', '/policies/returns'),
    ' and ',
    link('the warranty', '/product#warranty'),
    '. Our goods come with guarantees that cannot be excluded under the Australian Consumer Law, and nothing in these terms excludes, restricts or changes them. Beyond those, and as far as the law allows, we are not liable for loss that neither of us could reasonably foresee, or that comes from use against the manual.',
  ),
  heading('This website'),
  list(
    'Texts, pictures and drawings are ours. You may quote and link to them.',
    `The pictures are rendered. Timber is a natural material: yours will differ in colour and grain. ${facts.productName} is shown with things that are not included, and the page says which.`,
    'Please do not try to break the shop, to buy with what is not yours, or to buy up the stock by machine.',
  ),
  heading('Law'),
  paragraph(
    'The law of New South Wales applies, and its courts decide, without taking from you the protection of the place where you live. If one of these terms turns out not to hold, the others stay. The terms of the day you order are the ones that count.',
  ),
]

export const termsOfSale = (shop: ShopDetails): Policy => ({
  title: 'Terms of sale',
  lastUpdated: '2026-11-15',
  intro: 'The rules between us when you buy, in words meant to be read.',
  blocks: blocks(shop),
})
