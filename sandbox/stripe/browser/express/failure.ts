import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js'

export type PaymentFailure = NonNullable<
  Parameters<StripeExpressCheckoutElementConfirmEvent['paymentFailed']>[0]
>

const CORRECTABLE: Partial<
  Record<NonNullable<PaymentFailure['reason']>, { at: 'address' | 'card'; message: string }>
> = {
  invalid_shipping_address: {
    at: 'address',
    message: 'The shop cannot use this address. Correct it or choose another one.',
  },
  address_unserviceable: {
    at: 'address',
    message: 'The shop does not deliver to this address. Choose another one.',
  },
  invalid_billing_address: {
    at: 'card',
    message: 'The billing address was not accepted. Choose another card.',
  },
  invalid_payment_data: { at: 'card', message: 'This card was not accepted. Choose another one.' },
}

/** What the buyer can correct goes back to the sheet; anything else ends it. */
export function failureOf(failure: PaymentFailure): { at?: 'address' | 'card'; message: string } {
  const known = failure.reason && CORRECTABLE[failure.reason]
  const message = failure.message ?? known?.message ?? 'Payment not completed. Nothing was charged.'
  return known ? { at: known.at, message } : { message }
}
