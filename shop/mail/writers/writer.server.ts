import type { Draft } from '#shop/mail/rendered-mail.ts'
import type { Mail } from '#shop/mail/mail-store.server.ts'
import type { MailDesk } from '#shop/mail/write-mail.server.ts'

/** Looks up what a mail is about and writes it. Null: that is gone (erased), so there is nothing to say. */
export type Writer = (desk: MailDesk, mail: Mail) => Promise<Draft | null>
