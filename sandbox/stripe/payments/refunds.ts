import type Stripe from 'stripe'
import { ApiError, invalidRequest, resourceMissing } from '#sandbox/stripe/http/errors.ts'
import { metadataParam } from '#sandbox/stripe/http/metadata.ts'
import { integer, needed, oneOf, text } from '#sandbox/stripe/http/params.ts'
import type { KnownTo, Read } from '#sandbox/stripe/http/params.ts'
import { newId, randomText } from '#sandbox/stripe/state/ids.ts'
import type { Cause, World } from '#sandbox/stripe/world.ts'
import { money } from './amounts.ts'
import { emit } from './events.ts'
import { findIntent } from './payment-intents.ts'

const creation = {
  amount: integer,
  charge: text,
  currency: text,
  instructions_email: text,
  metadata: metadataParam,
  payment_intent: text,
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
}
export const createRefundShape: KnownTo<Stripe.RefundCreateParams, typeof creation> = creation

export function createRefund(
  world: World,
  cause: Cause,
  given: Read<typeof createRefundShape>,
): Stripe.Refund {
  const charge = chargeToRefund(world, given)
  const left = charge.amount_captured - charge.amount_refunded
  const amount = given.amount ?? left
  refuseWrongAmount(charge, left, amount)
  const refund = world.store.put('refund', {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: destinationOf(charge),
    metadata: given.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: given.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  })
  const amount_refunded = charge.amount_refunded + amount
  const refunded = amount_refunded === charge.amount_captured
  const changed = world.store.put('charge', { ...charge, amount_refunded, refunded })
  emit(world, cause, 'refund.created', refund)
  emit(world, cause, 'charge.refunded', changed)
  return refund
}

function chargeToRefund(world: World, given: Read<typeof createRefundShape>): Stripe.Charge {
  if (given.charge !== undefined) {
    const charge = world.store.get('charge', given.charge)
    if (charge === undefined) throw resourceMissing('charge', given.charge, 'charge')
    return charge
  }
  const intent = findIntent(world, needed(given.payment_intent, 'payment_intent'))
  const charge =
    typeof intent.latest_charge === 'string' ? world.store.get('charge', intent.latest_charge) : undefined
  if (charge?.paid === true) return charge
  const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`
  throw new ApiError(400, { type: 'invalid_request_error', message, param: 'payment_intent' }, true)
}

function refuseWrongAmount(charge: Stripe.Charge, left: number, amount: number): void {
  if (!charge.paid) throw cannot('charge_not_refundable', `Charge ${charge.id} did not succeed.`)
  if (charge.disputed) throw cannot('charge_disputed', `Charge ${charge.id} has been charged back.`)
  if (left === 0) throw cannot('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  if (amount < 1)
    throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  if (amount <= left) return
  const message = `Refund amount (${money(amount, charge.currency)}) is greater than unrefunded amount on charge (${money(left, charge.currency)})`
  throw new ApiError(400, { type: 'invalid_request_error', message, param: 'amount' }, true)
}

const cannot = (code: string, message: string) =>
  new ApiError(400, { type: 'invalid_request_error', code, message }, true)

function destinationOf(charge: Stripe.Charge): Stripe.Refund.DestinationDetails {
  const reference = randomText(16).toUpperCase()
  if (charge.payment_method_details?.type === 'paypal') {
    return {
      type: 'paypal',
      paypal: { network_decline_code: null, reference, reference_status: 'available' },
    }
  }
  const known = { reference, reference_status: 'available', reference_type: 'acquirer_reference_number' }
  return { type: 'card', card: { ...known, type: 'refund' } }
}
