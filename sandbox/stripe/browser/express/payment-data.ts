import type { BillingDetails, ShippingAddress } from '@stripe/stripe-js'
import type { FormBody } from '#sandbox/stripe/browser/form-encode.ts'
import type { Authorised } from '#sandbox/stripe/browser/wallet/sheet.ts'
import type { WalletId } from '#sandbox/stripe/browser/wallet/wallets.ts'

/** What the wallet hands over to pay with: a card marked with its wallet, or PayPal, which asks on its own page. */
export function walletPaymentData(wallet: WalletId, cardNumber: string | undefined): FormBody {
  if (wallet === 'paypal' || cardNumber === undefined) return { type: 'paypal' }
  return {
    type: 'card',
    card: {
      number: cardNumber,
      exp_month: 12,
      exp_year: new Date().getFullYear() + 3,
      wallet: { type: wallet },
    },
  }
}

export function billingDetailsOf(
  details: Authorised,
  asks: { email: boolean; phone: boolean },
): BillingDetails {
  const { contact, address } = details
  return {
    name: contact.name,
    ...(asks.email ? { email: contact.email } : {}),
    ...(asks.phone ? { phone: contact.phone } : {}),
    address,
  }
}

export function shippingAddressOf({ contact, address }: Authorised): ShippingAddress {
  return { name: contact.name, address }
}
