import type Stripe from 'stripe'
import { resourceMissing } from '#sandbox/stripe/http/errors.ts'
import { mergeMetadata } from '#sandbox/stripe/http/metadata.ts'
import type { Read } from '#sandbox/stripe/http/params.ts'
import { toShipping } from './addresses.ts'
import { checkAmount, checkCurrency } from './amounts.ts'
import type { updateIntentShape } from './intent-params.ts'
import { methodTypes } from './method-types.ts'

type Given = Read<typeof updateIntentShape>

/** The fields that are written as they are given; an empty value unsets them. */
const PLAIN = [
  'capture_method',
  'description',
  'receipt_email',
  'setup_future_usage',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
] as const

export function changesFrom(intent: Stripe.PaymentIntent, given: Given): Partial<Stripe.PaymentIntent> {
  // The sandbox keeps no customers, so every id of one is a wrong one.
  if (given.customer !== undefined) throw resourceMissing('customer', given.customer, 'customer')
  const currency = given.currency === undefined ? intent.currency : checkCurrency(given.currency)
  const amount = checkAmount(given.amount ?? intent.amount, currency)
  const plain = Object.fromEntries(
    PLAIN.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]),
  )
  const shipping = given.shipping
  return {
    ...plain,
    amount,
    currency,
    metadata: mergeMetadata(intent.metadata, given.metadata),
    ...(shipping === undefined ? {} : { shipping: shipping === null ? null : toShipping(shipping) }),
    ...methodTypes(intent, given),
  }
}
