import * as z from 'zod/mini'

export const EMAIL_MAX = 254

export const LIKE_THIS = 'Please enter an e-mail address like name@example.com'

/** Its pattern has no room for line breaks, so it can stand in a mail header. */
export const EmailAddress = z
  .string(LIKE_THIS)
  .check(z.trim(), z.maxLength(EMAIL_MAX, LIKE_THIS), z.email(LIKE_THIS))
