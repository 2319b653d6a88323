import type Stripe from 'stripe'

/** What Stripe keeps about one confirmation but never shows: where the buyer goes for it and comes back to. */
export type Attempt = {
  /** The payment intent's id. */
  id: string
  /** Fresh for each confirmation, so that the link of an earlier one stops working. */
  nonce: string
  returnUrl: string | null
  /** The buyer's decision on the page; kept so that pressing the button twice leads to the same place. */
  decided: boolean
}

/** Which test card or account a payment method stands for. The number itself is never in an answer. */
export type PaymentSource = { id: string; card: string | null }

export type DeliveryTry = { at: number; status: number | null; error: string | null; ms: number }

export type Delivery = {
  /** `<event id>:<endpoint id>` */
  id: string
  event: string
  eventType: string
  endpoint: string
  state: 'pending' | 'delivered' | 'dropped' | 'given_up'
  /** Wall-clock milliseconds. */
  firstAt: number
  nextAt: number
  tryCount: number
  /** The last few tries, newest last. */
  tries: DeliveryTry[]
}

export type SavedAnswer = {
  /** The idempotency key. */
  id: string
  fingerprint: string
  status: number
  body: string
  requestId: string
  at: number
}

/** A payment that stays in `processing` until its time comes or a knob settles it. */
export type Hold = { id: string; outcome: 'succeeded' | 'failed'; settleAt: number | null }

export type Kinds = {
  payment_intent: Stripe.PaymentIntent
  attempt: Attempt
  charge: Stripe.Charge
  refund: Stripe.Refund
  dispute: Stripe.Dispute
  payment_method: Stripe.PaymentMethod
  payment_source: PaymentSource
  event: Stripe.Event
  delivery: Delivery
  webhook_endpoint: Stripe.WebhookEndpoint & { secret: string }
  saved_answer: SavedAnswer
  hold: Hold
}

export type Kind = keyof Kinds
