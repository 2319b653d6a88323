import type Stripe from 'stripe'
import { newId, randomText } from '#sandbox/stripe/state/ids.ts'
import type { World } from '#sandbox/stripe/world.ts'

export type ChargeResult =
  | { paid: true; threeDSecure: boolean }
  | { paid: false; code: string; message: string; declineCode: string; blocked: boolean }

export function putCharge(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  result: ChargeResult,
): Stripe.Charge {
  const { paid } = result
  return world.store.put('charge', {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: intent.statement_descriptor_suffix ?? intent.statement_descriptor,
    captured: paid,
    created: world.now(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: paid ? null : result.code,
    failure_message: paid ? null : result.message,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(result),
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(intent, method, paid && result.threeDSecure),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  })
}

function outcomeOf(result: ChargeResult): Stripe.Charge.Outcome {
  const nothing = { advice_code: null, network_advice_code: null, network_decline_code: null }
  if (result.paid) {
    return {
      ...nothing,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      risk_score: 20,
      seller_message: 'Payment complete.',
      type: 'authorized',
    }
  }
  if (result.blocked) {
    return {
      ...nothing,
      network_status: 'not_sent_to_network',
      reason: 'highest_risk_level',
      risk_level: 'highest',
      risk_score: 92,
      seller_message: 'The sandbox blocked this payment as too risky.',
      type: 'blocked',
    }
  }
  return {
    ...nothing,
    network_status: 'declined_by_network',
    reason: result.declineCode,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: `The bank returned the decline code ${result.declineCode}.`,
    type: 'issuer_declined',
  }
}

function methodDetails(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  authenticated: boolean,
): Stripe.Charge.PaymentMethodDetails {
  const { card } = method
  if (card === undefined) {
    const { country = null, payer_email = null, payer_id = null } = method.paypal ?? {}
    const transaction_id = randomText(17).toUpperCase()
    return {
      type: 'paypal',
      paypal: {
        country,
        payer_email,
        payer_id,
        payer_name: 'Sandbox Buyer',
        seller_protection: null,
        transaction_id,
      },
    }
  }
  return {
    type: 'card',
    card: {
      amount_authorized: intent.amount,
      authorization_code: null,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: randomText(15),
      regulated_status: card.regulated_status,
      three_d_secure: authenticated ? AUTHENTICATED : null,
      transaction_link_id: null,
      wallet: walletOf(card),
    },
  }
}

/** The same fields, but Link's differ between the two types; the sandbox has no Link. */
function walletOf(card: Stripe.PaymentMethod.Card): Stripe.Charge.PaymentMethodDetails.Card.Wallet | null {
  if (card.wallet === null) return null
  const { link: _link, ...wallet } = card.wallet
  return wallet
}

const AUTHENTICATED: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
}
