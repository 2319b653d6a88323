import { facts, factText } from '#shop/catalogue/facts.ts'
import type { Block } from '#web/content/blocks.ts'
import { heading, link, list, paragraph, quote, steps } from '#web/content/blocks.ts'
import type { ShopDetails } from '#web/content/shop-details.ts'
import { sellerLine } from '#shop/invoice/seller.ts'
import { emailLink, phoneLink } from '#web/content/shop-details.ts'

/** Prescribed word for word by regulation 90 of the Competition and Consumer Regulations 2010, for goods. */
export const CONSUMER_GUARANTEE_WORDING =
  'Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.'

export const warrantyTab = (shop: ShopDetails): readonly Block[] => [
  paragraph(
    `${facts.productName} comes with a ${factText.warranty} from the day it is delivered or picked up, on the tub, the chiller, the hoses and the lid. It is given by ${sellerLine(shop)}, phone `,
    link(shop.phone, phoneLink(shop)),
    ', e-mail ',
    link(shop.email, emailLink(shop)),
    '.',
  ),
  quote(CONSUMER_GUARANTEE_WORDING),
  paragraph(
    'The benefits of this warranty are in addition to other rights and remedies that you have under the law in relation to these goods. The law may protect you for longer than this warranty does.',
  ),
  heading('What it covers'),
  list(
    'Faults of material or making: a leaking seam, a chiller that no longer cools, heats or pumps, a display or WiFi module that fails, a lid that comes apart.',
    'We repair the part, send a new one, replace the tub, or refund you. If the fault is a major failure, you choose between replacement and refund.',
  ),
  heading('What it does not cover'),
  list(
    'Filter cartridges, which wear out by doing their work, and the natural greying and fine cracks of timber outdoors.',
    'Damage from running the chiller without water, from frost while it was switched off, from an extension lead, or from bleach, chlorine tablets or abrasives on the steel.',
    'Damage from a floor that gave way, and from repairs by someone who is not qualified for them.',
  ),
  heading('How to claim'),
  steps(
    'Call us or write to the address above within the warranty period. Give your order number, say what happens, and add a photo and the code on the display if there is one.',
    `We answer within ${facts.reply.businessHours} hours during business hours, otherwise within ${facts.reply.otherwiseHours} hours, and first try to solve it with you.`,
    'If that is not enough we send a part or someone to look at it, or collect the tub. Please drain it first if you can.',
  ),
  heading('Who pays'),
  paragraph(
    'We bear the cost of a claim that the warranty covers: parts, labour and freight. If you paid for any of it with our agreement, send us the receipt and we pay it back. If someone comes and finds no fault, we may ask you for the cost of the visit, and we tell you the amount before it is made.',
  ),
]
