import type Stripe from 'stripe'
import { invalidRequest } from '#sandbox/stripe/http/errors.ts'

/** What an account with everything switched on offers. */
const OFFERED = ['card', 'paypal']
/** Those that send the buyer away and back. */
const REDIRECTING = new Set(['paypal'])

export type AskedTypes = {
  allowed_payment_method_types?: string[]
  excluded_payment_method_types?: string[] | null
}

/** Which methods remain, after what the shop allowed, excluded, and said of redirects. */
export function methodTypes(intent: Stripe.PaymentIntent, asked: AskedTypes): Partial<Stripe.PaymentIntent> {
  const allowed = asked.allowed_payment_method_types ?? intent.allowed_payment_method_types
  const excluded =
    asked.excluded_payment_method_types === undefined
      ? intent.excluded_payment_method_types
      : asked.excluded_payment_method_types
  const noRedirects = intent.automatic_payment_methods?.allow_redirects === 'never'
  const payment_method_types = OFFERED.filter((type) => {
    if (noRedirects && REDIRECTING.has(type)) return false
    return (allowed?.includes(type) ?? true) && !(excluded?.includes(type) ?? false)
  })
  if (payment_method_types.length === 0) {
    const message = `No payment method is left. The sandbox offers ${OFFERED.join(' and ')}.`
    throw invalidRequest(message, { param: 'allowed_payment_method_types' })
  }
  return {
    payment_method_types,
    allowed_payment_method_types: allowed,
    excluded_payment_method_types: excluded,
  }
}

export const mayRedirect = (intent: Stripe.PaymentIntent) =>
  intent.payment_method_types.some((type) => REDIRECTING.has(type))
