import * as z from 'zod/mini'
import { err, ok, type Result } from '#platform/result.ts'
import { messagesOf, NAME_MAX, PHONE_MAX } from '#shop/checkout/customer-info.ts'
import { optionalLine, paragraph, requiredLine } from '#shop/shipping/single-line.ts'
import { EmailAddress } from './email-address.ts'

export const SUBJECT_MAX = 150
export const MESSAGE_MAX = 5000

/** What a visitor writes to the shop. Name and subject end in mail headers, so each is one line. */
export const ContactMessage = z.object({
  name: requiredLine('Name', NAME_MAX),
  email: EmailAddress,
  // oxlint-disable-next-line eslint/no-underscore-dangle -- the name zod gives it
  phone: z._default(optionalLine('Phone', PHONE_MAX), ''),
  subject: requiredLine('Subject', SUBJECT_MAX),
  message: paragraph('Message', MESSAGE_MAX).check(z.minLength(1, 'Message is required')),
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** In the order in which the form shows them. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** As typed, before anything is checked. */
export type ContactDraft = Readonly<Record<ContactField, string>>
export type ContactMessages = Readonly<Partial<Record<ContactField, string>>>

export const EMPTY_DRAFT: ContactDraft = { name: '', email: '', phone: '', subject: '', message: '' }

export function draftFromForm(form: FormData): ContactDraft {
  const typed = (field: ContactField) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: typed('name'),
    email: typed('email'),
    phone: typed('phone'),
    subject: typed('subject'),
    message: typed('message'),
  }
}

/** The message, or what to say at which field. */
export function checkMessage(draft: unknown): Result<ContactMessage, ContactMessages> {
  const parsed = ContactMessage.safeParse(draft)
  return parsed.success ? ok(parsed.data) : err(messagesOf(parsed))
}
