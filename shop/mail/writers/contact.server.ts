import { findMessage } from '#shop/contact/message-store.server.ts'
import { contactMessage } from '#shop/mail/templates/contact-message.ts'
import { contactReceipt } from '#shop/mail/templates/contact-receipt.ts'
import type { Writer } from './writer.server.ts'

/** Both are about the stored message. */
export const writeContactMessage: Writer = async (desk, mail) => {
  const message = mail.about === null ? null : await findMessage(desk.db, mail.about)
  if (!message) return null
  return { letter: contactMessage(message), replyTo: { name: message.name, address: message.email } }
}

export const writeContactReceipt: Writer = async (desk, mail) => {
  const message = mail.about === null ? null : await findMessage(desk.db, mail.about)
  return message && { letter: contactReceipt({ name: message.name, seller: desk.seller }) }
}
