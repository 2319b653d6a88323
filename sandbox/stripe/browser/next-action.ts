import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import type { Api } from './api.ts'
import { askForApproval } from './three-d-secure.ts'

/** Carries out what the intent still asks of the buyer, then says how it ended. */
export async function finishIntent(
  api: Api,
  intent: PaymentIntent,
  clientSecret: string,
): Promise<PaymentIntentResult> {
  const action = intent.status === 'requires_action' ? intent.next_action : null
  if (!action) return outcomeOf(intent)
  const redirect = action.redirect_to_url?.url
  if (redirect) return neverReturns(onThisOrigin(redirect))
  const page = approvalPage(action.use_stripe_sdk)
  if (page) await askForApproval(onThisOrigin(page), intent.id)
  const answer = await api.retrieveIntent(intent.id, clientSecret)
  return answer.error ? { error: answer.error } : outcomeOf(answer.value)
}

export function outcomeOf(intent: PaymentIntent): PaymentIntentResult {
  const failure = intent.status === 'requires_payment_method' ? intent.last_payment_error : null
  if (!failure) return { paymentIntent: intent }
  return { error: { ...(failure as StripeError), payment_intent: intent } }
}

/** The page is leaving; whoever waits for the answer must not act on one in the meantime. */
export function neverReturns(address: string): Promise<never> {
  location.assign(address)
  return new Promise(() => {})
}

function approvalPage(details: object | undefined): string | undefined {
  if (!details || !('stripe_js' in details)) return undefined
  return typeof details.stripe_js === 'string' ? details.stripe_js : undefined
}

/** The sandbox may know only its own port; its pages reach the browser through the shop's origin. */
export function onThisOrigin(address: string): string {
  const url = new URL(address, location.href)
  if (!url.pathname.startsWith('/sandbox/stripe/')) return url.href
  return new URL(`${url.pathname}${url.search}${url.hash}`, location.origin).href
}
