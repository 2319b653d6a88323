import * as z from 'zod/mini'
import { EMAIL_MAX } from '#shop/checkout/customer-info.ts'

const LIKE_THIS = 'Please enter an e-mail address like name@example.com'

/** Its pattern has no room for line breaks, so it can stand in a mail header. */
export const EmailAddress = z
  .string('Email is required')
  .check(z.trim(), z.minLength(1, 'Email is required'), z.maxLength(EMAIL_MAX, LIKE_THIS), z.email(LIKE_THIS))
