import { createHmac, timingSafeEqual } from 'node:crypto'
import type Stripe from 'stripe'
import { randomText } from '#sandbox/stripe/state/ids.ts'
import type { Attempt } from '#sandbox/stripe/state/kinds.ts'
import type { World } from '#sandbox/stripe/world.ts'

export function beginAttempt(world: World, intentId: string, returnUrl: string | null): Attempt {
  return world.store.put('attempt', { id: intentId, nonce: randomText(16), returnUrl, decided: false })
}

export function nextAction(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  attempt: Attempt,
  origin: string,
  useStripeSdk: boolean,
): Stripe.PaymentIntent.NextAction {
  const page = method.type === 'paypal' ? 'paypal' : '3ds'
  const url = `${origin}/sandbox/stripe/${page}/${intent.id}?token=${pageToken(intent, attempt)}`
  // PayPal always leaves the page; a card's bank can be asked in a dialog, when the browser script says that it can.
  if (method.type === 'paypal' || (attempt.returnUrl !== null && !useStripeSdk)) {
    return { type: 'redirect_to_url', redirect_to_url: { url, return_url: attempt.returnUrl } }
  }
  return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } }
}

/** Opens the page of this attempt only; made of the client secret, so nobody else can work it out. */
export function pageToken(intent: Stripe.PaymentIntent, attempt: Attempt): string {
  return createHmac('sha256', intent.client_secret ?? '')
    .update(attempt.nonce)
    .digest('base64url')
}

export function isPageToken(intent: Stripe.PaymentIntent, attempt: Attempt, given: string): boolean {
  const [right, shown] = [Buffer.from(pageToken(intent, attempt)), Buffer.from(given)]
  return right.length === shown.length && timingSafeEqual(right, shown)
}
