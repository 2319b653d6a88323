import type { SendMailOptions } from 'nodemailer'
import type { RenderedMail } from './rendered-mail.ts'

/** A single address: no list, no name, nothing that could become a second recipient. */
const ONE_ADDRESS = /^[^\s,;:<>()"\\@\p{Cc}]+@[^\s,;:<>()"\\@\p{Cc}]+$/u

/**
 * Addresses go over as objects, never as text to be parsed. Nothing in a mail may make the mailer read a file or an
 * address of the web.
 */
export function mailMessage(mail: RenderedMail): SendMailOptions {
  return {
    messageId: mail.messageId,
    date: mail.date,
    from: mail.from,
    to: { name: '', address: oneAddress(mail.to) },
    ...(mail.replyTo && { replyTo: { name: mail.replyTo.name, address: oneAddress(mail.replyTo.address) } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: [...mail.headers],
    attachments: mail.attachments.map(({ filename, content, contentType }) => ({
      filename,
      content: Buffer.from(content),
      contentType,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function oneAddress(address: string): string {
  if (!ONE_ADDRESS.test(address)) throw new Error('The recipient is not one single e-mail address')
  return address
}
