import type { Seller } from '#shop/invoice/seller.ts'
import { button, text, type Letter } from '#shop/mail/letter/letter.ts'

export type NewsletterLinks = { readonly confirm: string; readonly unsubscribe: string }

export function newsletterConfirm({ links, seller }: { links: NewsletterLinks; seller: Seller }): Letter {
  return {
    subject: 'Please confirm your subscription',
    preview: 'One press of a button, and you are on the list.',
    heading: 'Is this your address?',
    blocks: [
      text(
        `This address was entered for the newsletter of ${seller.legalName}: wellness tips and future product releases. We write only after you have confirmed.`,
      ),
      button('Confirm my subscription', links.confirm),
      text('Was it not you? Then do nothing: without your confirmation we send nothing more.'),
    ],
    reason: [
      'You get this mail because the newsletter form of our website was sent with this address. ',
      { label: 'Take this address off our list', href: links.unsubscribe },
      '.',
    ],
  }
}
