import type { LineItem, ShippingRate } from '@stripe/stripe-js'
import { IntegrationError } from '#sandbox/stripe/browser/integration-error.ts'

/** Stripe's checks of what a shop wants a sheet to show; each guards against a sheet that adds up to another amount. */
export function checkDetails(
  details: { lineItems?: LineItem[]; shippingRates?: ShippingRate[] },
  amount: number,
  needsRates = false,
) {
  const sum = (details.lineItems ?? []).reduce((total, item) => total + item.amount, 0)
  if (sum > amount) {
    throw new IntegrationError(
      `The line items add up to ${sum}, more than the amount ${amount}. Call elements.update({ amount }) before resolve().`,
    )
  }
  if (needsRates && !details.shippingRates?.length) {
    throw new IntegrationError('shippingAddressRequired needs shippingRates with at least one rate.')
  }
  const ids = (details.shippingRates ?? []).map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw new IntegrationError('Each shipping rate needs an id of its own.')
}
