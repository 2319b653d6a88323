import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js'
import { postcodeOrNull } from '#shop/shipping/postcode.ts'
import { AustralianState, stateOf } from '#shop/shipping/state-of-postcode.ts'
import { EMPTY_FORM, type CheckoutForm } from './checkout-form.ts'

type WalletGiven = Pick<
  StripeExpressCheckoutElementConfirmEvent,
  'billingDetails' | 'shippingAddress' | 'shippingRate'
>

/** The rate's id is the delivery method it stands for. */
export const isMethod = (id: string | undefined): id is 'delivery' | 'pickup' =>
  id === 'delivery' || id === 'pickup'

/** What the wallet knows of the buyer, in the fields of our form. */
export function formFromWallet({ billingDetails, shippingAddress, shippingRate }: WalletGiven): CheckoutForm {
  const to = shippingAddress?.address
  const postcode = to?.postal_code ?? ''
  const known = postcodeOrNull(postcode)
  const state = AustralianState.safeParse(to?.state?.toUpperCase())
  return {
    ...EMPTY_FORM,
    name: shippingAddress?.name || billingDetails?.name || '',
    email: billingDetails?.email ?? '',
    phone: billingDetails?.phone ?? '',
    deliveryMethod: isMethod(shippingRate?.id) ? shippingRate.id : 'delivery',
    address: [to?.line1, to?.line2].filter(Boolean).join(', '),
    city: to?.city ?? '',
    // Wallets write states in many ways; the postcode knows.
    state: state.success ? state.data : ((known && stateOf(known)) ?? ''),
    postcode,
  }
}
