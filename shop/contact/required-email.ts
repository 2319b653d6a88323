import * as z from 'zod/mini'
import { EmailAddress } from '#shop/checkout/email-address.ts'

const MISSING = 'Email is required'

/** In a form with this one field, or few, an empty one is told apart from a mistyped one. */
export const RequiredEmail = z.pipe(z.string(MISSING).check(z.trim(), z.minLength(1, MISSING)), EmailAddress)
