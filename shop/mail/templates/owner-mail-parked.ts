import { facts, row, text, type Letter } from '#shop/mail/letter/letter.ts'
import { command, ownerReason } from '#shop/mail/owner-parts.ts'

export type ParkedMail = { readonly mailId: string; readonly kind: string; readonly error: string }

export function ownerMailParked({ mailId, kind, error }: ParkedMail): Letter {
  return {
    subject: `A mail could not be sent: ${kind}`,
    preview: 'It was tried for hours and now waits for you.',
    heading: 'A mail could not be sent',
    blocks: [
      text('It was tried again and again for hours. Now it is parked and waits for you.'),
      facts(row('Mail', kind), row('Last error', error)),
      command('To see it', `mail show ${mailId}`),
      command('To try again', `mail retry ${mailId}`),
    ],
    reason: ownerReason,
  }
}
