import type Stripe from 'stripe'
import { cents } from '#shop/money/cents.ts'
import type { Payment, PaymentRefund, PaymentState } from './payment.ts'

export function paymentFromIntent(intent: Stripe.PaymentIntent): Payment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    id: intent.id,
    state: stateOf(intent.status),
    amount: cents(intent.amount),
    received: cents(intent.amount_received),
    currency: intent.currency,
    checkoutId: intent.metadata['checkout_id'] ?? null,
    clientSecret: intent.client_secret ?? '',
    refunded: cents(charge?.amount_refunded ?? 0),
    refunds: charge?.refunds?.data.map(toRefund) ?? [],
    disputed: charge?.disputed ?? false,
  }
}

/** Whatever state Stripe adds later is, to us, one that is not paid yet. */
function stateOf(status: string): PaymentState {
  if (status === 'succeeded' || status === 'processing' || status === 'canceled') return status
  return status === 'requires_action' ? 'needs-action' : 'open'
}

function toRefund(refund: Stripe.Refund): PaymentRefund {
  return {
    id: refund.id,
    amount: cents(refund.amount),
    status: refund.status ?? 'pending',
    reason: refund.reason ?? '',
    createdAt: new Date(refund.created * 1000),
  }
}
