import { facts as fact, factText } from '#shop/catalogue/facts.ts'
import type { Seller } from '#shop/invoice/seller.ts'
import { withName } from '#shop/mail/greeting.ts'
import { phoneLink } from '#shop/mail/order-parts.ts'
import { text, type Letter } from '#shop/mail/letter/letter.ts'

/**
 * It repeats neither subject nor message: the form takes any address, and a copy would let a stranger send words of
 * their own to anybody under our name.
 */
export function contactReceipt({ name, seller }: { name: string; seller: Seller }): Letter {
  const { businessHours, otherwiseHours } = fact.reply
  return {
    subject: 'We have received your message',
    preview: `We answer within ${businessHours} hours during business hours.`,
    heading: withName('Thank you for writing', name),
    blocks: [
      text(
        `Your message has arrived. We answer within ${businessHours} hours during business hours, otherwise within ${otherwiseHours} hours, to this address.`,
      ),
      text('If it is urgent, call us on ', phoneLink(seller), ` (${factText.phoneHours}).`),
    ],
    reason: [
      'You get this mail because the contact form of our website was sent with this address. If that was not you, you can ignore it.',
    ],
  }
}
