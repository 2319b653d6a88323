import type {
  AvailablePaymentMethods,
  ButtonTypeOption,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js'
import type { WalletId } from '#sandbox/stripe/browser/wallet/wallets.ts'

type Options = Pick<StripeExpressCheckoutElementOptions, 'paymentMethods' | 'wallets' | 'paymentMethodOrder'>

const OPTION_OF = {
  apple_pay: 'applePay',
  google_pay: 'googlePay',
  paypal: 'paypal',
} as const satisfies Record<WalletId, keyof ButtonTypeOption>
// Link, Amazon Pay and Klarna are not imitated, so they are never offered, as for an account without them.
const WALLETS: readonly WalletId[] = ['apple_pay', 'google_pay', 'paypal']

/** The buttons to show. 'auto' means yes: the simulated wallets work in every browser. */
export function offeredWallets(types: readonly string[], options: Options): WalletId[] {
  const offered = WALLETS.filter((wallet) => {
    const asked = options.paymentMethods?.[OPTION_OF[wallet]] ?? legacyOption(options, wallet)
    return asked !== 'never' && types.includes(wallet === 'paypal' ? 'paypal' : 'card')
  })
  const order = options.paymentMethodOrder ?? []
  const place = (wallet: WalletId) => (order.includes(wallet) ? order.indexOf(wallet) : order.length)
  return offered.toSorted((one, other) => place(one) - place(other))
}

export function availability(wallets: readonly WalletId[]): AvailablePaymentMethods | undefined {
  if (wallets.length === 0) return undefined
  return {
    applePay: wallets.includes('apple_pay'),
    googlePay: wallets.includes('google_pay'),
    paypal: wallets.includes('paypal'),
    link: false,
    amazonPay: false,
    klarna: false,
  }
}

function legacyOption(options: Options, wallet: WalletId) {
  return wallet === 'paypal' ? undefined : options.wallets?.[OPTION_OF[wallet]]
}
