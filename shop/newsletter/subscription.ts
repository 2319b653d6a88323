import * as z from 'zod/mini'
import { err, ok, type Result } from '#platform/result.ts'
import { RequiredEmail } from '#shop/contact/required-email.ts'

/** The address alone: pressing the button, and then the link in the mail, is the consent. */
export const Subscription = z.object({ email: RequiredEmail })
export type Subscription = z.infer<typeof Subscription>

/** The subscription, or what to say at the field. */
export function checkSubscription(given: unknown): Result<Subscription, string> {
  const parsed = Subscription.safeParse(given)
  return parsed.success ? ok(parsed.data) : err(parsed.error.issues[0]?.message ?? 'Email is required')
}
