import { eq } from 'drizzle-orm'
import type { Mail } from '#shop/mail/mail-store.server.ts'
import type { MailHeader } from '#shop/mail/rendered-mail.ts'
import { newsletterConfirm } from '#shop/mail/templates/newsletter-confirm.ts'
import { newsletterWelcome } from '#shop/mail/templates/newsletter-welcome.ts'
import type { MailDesk } from '#shop/mail/write-mail.server.ts'
import { subscribers } from '#shop/newsletter/tables.server.ts'
import { newsletterLink } from '#shop/newsletter/tokens.server.ts'
import type { Writer } from './writer.server.ts'

/** One press in the mail program itself (RFC 8058): it posts to the address, and a person who opens it gets a button. */
const oneClick = (unsubscribe: string): MailHeader[] => [
  { key: 'List-Unsubscribe', value: `<${unsubscribe}>` },
  { key: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
]

/** Whoever unsubscribed while the mail was waiting gets none. */
async function wantedBy(desk: MailDesk, mail: Mail): Promise<string | null> {
  if (mail.about === null) return null
  const [subscriber] = await desk.db.select().from(subscribers).where(eq(subscribers.id, mail.about))
  return subscriber && subscriber.unsubscribedAt === null ? subscriber.id : null
}

export const writeNewsletterConfirm: Writer = async (desk, mail) => {
  const id = await wantedBy(desk, mail)
  if (id === null) return null
  const links = {
    confirm: newsletterLink(desk.siteUrl, desk.signer, 'confirm', id),
    unsubscribe: newsletterLink(desk.siteUrl, desk.signer, 'unsubscribe', id),
  }
  return { letter: newsletterConfirm({ links, seller: desk.seller }), headers: oneClick(links.unsubscribe) }
}

export const writeNewsletterWelcome: Writer = async (desk, mail) => {
  const id = await wantedBy(desk, mail)
  if (id === null) return null
  const unsubscribe = newsletterLink(desk.siteUrl, desk.signer, 'unsubscribe', id)
  return { letter: newsletterWelcome({ unsubscribe, seller: desk.seller }), headers: oneClick(unsubscribe) }
}
