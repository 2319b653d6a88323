import type { ButtonTypeOption } from '@stripe/stripe-js'
import { WALLET_NAMES, type WalletId } from '#sandbox/stripe/browser/wallet/wallets.ts'

const VERBS: Partial<Record<string, string>> = {
  'add-money': 'Add money with',
  book: 'Book with',
  buy: 'Buy with',
  buynow: 'Buy now with',
  'check-out': 'Check out with',
  checkout: 'Check out with',
  contribute: 'Contribute with',
  donate: 'Donate with',
  order: 'Order with',
  pay: 'Pay with',
  reload: 'Reload with',
  rent: 'Rent with',
  subscribe: 'Subscribe with',
  support: 'Support with',
  tip: 'Tip with',
  'top-up': 'Top up with',
}

/** What the button shows and what it is called: a bare brand name on it would not say what pressing it does. */
export function buttonText(wallet: WalletId, types: ButtonTypeOption | undefined) {
  const type = { apple_pay: types?.applePay, google_pay: types?.googlePay, paypal: types?.paypal }[wallet]
  const verb = VERBS[type ?? 'plain']
  const brand = WALLET_NAMES[wallet]
  return { verb, brand, name: `${verb ?? 'Buy with'} ${brand}` }
}
