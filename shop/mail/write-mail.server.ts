import type { Db } from '#platform/database.server.ts'
import type { Signer } from '#platform/signing.server.ts'
import type { Seller } from '#shop/invoice/seller.ts'
import { letterHtml } from './letter/letter-html.ts'
import { letterText } from './letter/letter-text.ts'
import type { Mail } from './mail-store.server.ts'
import { writers } from './writers.server.ts'
import type { RenderedMail } from './rendered-mail.ts'

export type MailDesk = {
  readonly db: Db
  readonly now: Date
  readonly signer: Signer
  readonly siteUrl: string
  readonly mailFrom: string
  readonly seller: Seller
}

/** The mail in words, as things stand now. Null: what it was about is gone, and nobody waits for it. */
export async function writeMail(desk: MailDesk, mail: Mail): Promise<RenderedMail | null> {
  const write = writers[mail.kind]
  if (!write) throw new Error(`No template writes mails of the kind ${mail.kind}`)
  const draft = mail.recipient === '' ? null : await write(desk, mail)
  if (draft === null) return null
  const { letter, replyTo, headers = [], attachments = [] } = draft
  return {
    id: mail.id,
    kind: mail.kind,
    messageId: mail.messageId,
    from: desk.mailFrom,
    to: mail.recipient,
    date: mail.createdAt,
    subject: headerText(letter.subject),
    text: letterText(letter, desk.seller, desk.siteUrl),
    html: letterHtml(letter, desk.seller, desk.siteUrl),
    replyTo: replyTo ? { ...replyTo, name: headerText(replyTo.name) } : null,
    // Tells holiday notices and other robots not to answer.
    headers: [{ key: 'Auto-Submitted', value: 'auto-generated' }, ...headers],
    attachments,
  }
}

const LONGEST_HEADER = 200

/** One line, whatever a form let through: a line break here would begin a header of a stranger's choice. */
export const headerText = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_HEADER)
