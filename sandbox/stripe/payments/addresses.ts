import type Stripe from 'stripe'
import { anything, hash, orUnset, text } from '#sandbox/stripe/http/params.ts'
import type { Read } from '#sandbox/stripe/http/params.ts'

const optional = orUnset(text)

const addressShape = {
  city: optional,
  country: optional,
  line1: optional,
  line2: optional,
  postal_code: optional,
  state: optional,
}

const billingShape = {
  address: orUnset(hash(addressShape)),
  email: optional,
  name: optional,
  phone: optional,
  tax_id: optional,
}

const shippingShape = {
  address: hash(addressShape),
  name: text,
  carrier: optional,
  phone: optional,
  tracking_number: optional,
}

export const billingParam = hash(billingShape)
export const shippingParam = orUnset(hash(shippingShape))
/** Sent by the browser in passing; nothing here depends on it. */
export const ignoredParam = anything

function toAddress(given: Read<typeof addressShape>): Stripe.Address {
  const { city = null, country = null, line1 = null, line2 = null, postal_code = null, state = null } = given
  return { city, country, line1, line2, postal_code, state }
}

export function toBilling(given: Read<typeof billingShape> = {}): Stripe.PaymentMethod.BillingDetails {
  const { address, email = null, name = null, phone = null, tax_id = null } = given
  return { address: toAddress(address ?? {}), email, name, phone, tax_id }
}

export function toShipping(given: Read<typeof shippingShape>): Stripe.PaymentIntent.Shipping {
  const { address = {}, carrier = null, name, phone = null, tracking_number = null } = given
  return {
    address: toAddress(address),
    carrier,
    ...(name === undefined ? {} : { name }),
    phone,
    tracking_number,
  }
}
