import type { Seller } from '#shop/invoice/seller.ts'
import { text, type Letter } from '#shop/mail/letter/letter.ts'

export function newsletterWelcome({ unsubscribe, seller }: { unsubscribe: string; seller: Seller }): Letter {
  return {
    subject: 'You’re all set',
    preview: 'Your subscription is confirmed.',
    heading: 'You’re all set!',
    blocks: [
      text(
        `Your subscription to the newsletter of ${seller.legalName} is confirmed. We’ll keep you updated on wellness tips and future product releases.`,
      ),
      text('You can end it at any time, with one press: ', { label: 'unsubscribe', href: unsubscribe }, '.'),
    ],
    reason: [
      'You get this mail because you confirmed your subscription. ',
      { label: 'Unsubscribe', href: unsubscribe },
      '.',
    ],
  }
}
