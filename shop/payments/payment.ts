import type { Cents } from '#shop/money/cents.ts'

/** Our words for what a payment can be; the provider's finer states all mean 'not paid yet'. */
export type PaymentState = 'open' | 'needs-action' | 'processing' | 'succeeded' | 'canceled'

export type PaymentRefund = { id: string; amount: Cents; status: string; reason: string; createdAt: Date }

/** What the provider says about a payment right now. Webhooks only tell us to look; this is what we act on. */
export type Payment = {
  id: string
  state: PaymentState
  /** To be paid. */
  amount: Cents
  /** Really paid. */
  received: Cents
  currency: string
  /** The order it was opened for, or null when it is not ours. */
  checkoutId: string | null
  clientSecret: string
  refunded: Cents
  refunds: readonly PaymentRefund[]
  disputed: boolean
}

export type PaymentDetails = {
  amount: Cents
  description: string
  shipping: {
    name: string
    address: string
    city: string
    state: string
    postcode: string
    phone: string
  } | null
}

/** A webhook that proved where it comes from. */
export type PaymentEvent = { id: string; type: string; paymentId: string | null }

export type Payments = {
  /** Opens the payment of a checkout. Asking twice for one checkout gives the same payment. */
  open(checkoutId: string, details: PaymentDetails): Promise<Payment>
  update(id: string, details: PaymentDetails): Promise<Payment>
  read(id: string): Promise<Payment | null>
  /** Cancels if it still can be; answers what it is then. */
  cancel(id: string): Promise<Payment>
  /** `key` names the intention: repeating it refunds once. */
  refund(id: string, amount: Cents | null, key: string): Promise<Payment>
  /** null: forged, too old or unsigned. */
  verifyEvent(rawBody: string, signature: string | undefined): PaymentEvent | null
}
