import type { ContactField } from './draft.ts'

/** The words of the form, handed in by the page. */
export type ContactWords = {
  readonly labels: Readonly<Record<ContactField, string>>
  /** The longest text that each field takes. */
  readonly limits: Readonly<Record<ContactField, number>>
  readonly send: string
  readonly sending: string
  readonly sentHeading: string
  readonly sentText: string
  readonly sendAnother: string
  readonly sentToast: { readonly title: string; readonly text: string }
  readonly failedToast: { readonly title: string; readonly text: string }
  /** Stands on the page beside the passing toast. */
  readonly failedNotice: string
  /** Follows it where the server gave no reason of its own. */
  readonly failedAdvice: string
}

/** Where the form begins: empty, or as the server answered a post without script. */
export type ContactStart =
  | {
      readonly state: 'form'
      readonly draft: Readonly<Record<ContactField, string>>
      readonly fields: Readonly<Partial<Record<ContactField, string>>>
      readonly failed: boolean
    }
  | { readonly state: 'sent' }
