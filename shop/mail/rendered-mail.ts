import type { Letter } from './letter/letter.ts'

export type Attachment = {
  readonly filename: string
  readonly content: Uint8Array
  readonly contentType: string
}

export type MailHeader = { readonly key: string; readonly value: string }

/** A mail's words with what goes beside them; who it is from and to is on its row. */
export type Draft = {
  readonly letter: Letter
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly headers?: readonly MailHeader[]
  readonly attachments?: readonly Attachment[]
}

/** Ready to be handed to a server or written to a file. */
export type RenderedMail = {
  readonly id: string
  readonly kind: string
  readonly messageId: string
  readonly from: string
  readonly to: string
  readonly date: Date
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo: { readonly name: string; readonly address: string } | null
  readonly headers: readonly MailHeader[]
  readonly attachments: readonly Attachment[]
}
