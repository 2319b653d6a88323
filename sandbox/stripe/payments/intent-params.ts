import type Stripe from 'stripe'
import { metadataParam } from '#sandbox/stripe/http/metadata.ts'
import {
  emailAddress,
  flag,
  hash,
  integer,
  list,
  oneOf,
  orUnset,
  text,
  textUpTo,
  webAddress,
} from '#sandbox/stripe/http/params.ts'
import type { KnownTo } from '#sandbox/stripe/http/params.ts'
import { ignoredParam, shippingParam } from './addresses.ts'
import { paymentMethodShape } from './payment-methods.ts'

// Card statements have room for 22 characters in all.
const statementText = textUpTo(22)

// In this version of the API these took the place of payment_method_types, which is refused as unknown.
const methodTypes = {
  allowed_payment_method_types: list(text),
  excluded_payment_method_types: orUnset(list(text)),
}

const changeable = {
  ...methodTypes,
  amount: integer,
  currency: text,
  capture_method: oneOf('automatic', 'automatic_async'),
  customer: text,
  description: orUnset(textUpTo(1000)),
  metadata: metadataParam,
  payment_method: text,
  payment_method_data: hash(paymentMethodShape),
  payment_method_options: ignoredParam,
  receipt_email: orUnset(emailAddress),
  setup_future_usage: orUnset(oneOf('off_session', 'on_session')),
  shipping: shippingParam,
  statement_descriptor: orUnset(statementText),
  statement_descriptor_suffix: orUnset(statementText),
  transfer_group: text,
  amount_details: ignoredParam,
  payment_details: ignoredParam,
}

const confirmation = {
  error_on_requires_action: flag,
  mandate_data: ignoredParam,
  off_session: flag,
  radar_options: ignoredParam,
  return_url: webAddress,
  use_stripe_sdk: flag,
}

const creation = {
  ...changeable,
  ...confirmation,
  automatic_payment_methods: hash({ enabled: flag, allow_redirects: oneOf('always', 'never') }),
  confirm: flag,
  confirmation_method: oneOf('automatic'),
}
export const createIntentShape: KnownTo<Stripe.PaymentIntentCreateParams, typeof creation> = creation

export const updateIntentShape: KnownTo<Stripe.PaymentIntentUpdateParams, typeof changeable> = changeable

const confirmable = {
  ...confirmation,
  ...methodTypes,
  amount_details: ignoredParam,
  amount_to_confirm: integer,
  capture_method: changeable.capture_method,
  payment_details: ignoredParam,
  payment_method: text,
  payment_method_data: changeable.payment_method_data,
  payment_method_options: ignoredParam,
  receipt_email: changeable.receipt_email,
  setup_future_usage: changeable.setup_future_usage,
  shipping: shippingParam,
}
export const confirmIntentShape: KnownTo<Stripe.PaymentIntentConfirmParams, typeof confirmable> = confirmable

/** What a browser may send along with a publishable key. */
export const browserConfirmShape = {
  client_secret: text,
  key: text,
  expected_payment_method_type: text,
  client_attribution_metadata: ignoredParam,
  mandate_data: ignoredParam,
  payment_method: text,
  payment_method_data: changeable.payment_method_data,
  payment_method_options: ignoredParam,
  radar_options: ignoredParam,
  receipt_email: changeable.receipt_email,
  return_url: webAddress,
  save_payment_method: flag,
  setup_future_usage: changeable.setup_future_usage,
  shipping: shippingParam,
  use_stripe_sdk: flag,
}

const cancellation = {
  cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
}
export const cancelIntentShape: KnownTo<Stripe.PaymentIntentCancelParams, typeof cancellation> = cancellation
