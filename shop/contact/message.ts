import * as z from 'zod/mini'
import { err, ok, type Result } from '#platform/result.ts'
import { messagesOf, NAME_MAX, PHONE_MAX } from '#shop/checkout/customer-info.ts'
import { EMAIL_MAX } from '#shop/checkout/email-address.ts'
import { optionalLine, paragraph, requiredLine } from '#shop/shipping/single-line.ts'
import type { ContactField, ContactMessages } from './draft.ts'
import { RequiredEmail } from './required-email.ts'

export const SUBJECT_MAX = 150
export const MESSAGE_MAX = 5000

export const CONTACT_LIMITS: Readonly<Record<ContactField, number>> = {
  name: NAME_MAX,
  email: EMAIL_MAX,
  phone: PHONE_MAX,
  subject: SUBJECT_MAX,
  message: MESSAGE_MAX,
}

/** What a visitor writes to the shop. Name and subject end in mail headers, so each is one line. */
export const ContactMessage = z.object({
  name: requiredLine('Name', NAME_MAX),
  email: RequiredEmail,
  // oxlint-disable-next-line eslint/no-underscore-dangle -- the name zod gives it
  phone: z._default(optionalLine('Phone', PHONE_MAX), ''),
  subject: requiredLine('Subject', SUBJECT_MAX),
  message: paragraph('Message', MESSAGE_MAX).check(z.minLength(1, 'Message is required')),
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** The message, or what to say at which field. */
export function checkMessage(draft: unknown): Result<ContactMessage, ContactMessages> {
  const parsed = ContactMessage.safeParse(draft)
  return parsed.success ? ok(parsed.data) : err(messagesOf(parsed))
}
