import { facts, quotation, row, text, type Letter } from '#shop/mail/letter/letter.ts'
import { command, ownerReason } from '#shop/mail/owner-parts.ts'

export type StoredMessage = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly subject: string
  readonly message: string
}

export function contactMessage(message: StoredMessage): Letter {
  return {
    subject: `Message from ${message.name}: ${message.subject}`,
    preview: message.message.slice(0, 120),
    heading: message.subject,
    blocks: [
      facts(row('From', message.name), row('E-mail', message.email), row('Phone', message.phone)),
      quotation(message.message),
      text('Reply to this mail to answer.'),
      command('Then mark it as done', `messages done ${message.id}`),
    ],
    reason: ownerReason,
  }
}
