export type WalletId = 'apple_pay' | 'google_pay' | 'paypal'

export const WALLET_NAMES: Record<WalletId, string> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  paypal: 'PayPal',
}
