import type { StripePaymentElementOptions } from '@stripe/stripe-js'

export type MethodId = 'apple_pay' | 'google_pay' | 'card' | 'paypal'
export type Method = { id: MethodId; label: string }

export const METHOD_LABELS: Record<MethodId, string> = {
  card: 'Card',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  paypal: 'PayPal',
}

const WALLET_OPTION = { apple_pay: 'applePay', google_pay: 'googlePay' } as const

/** What the intent allows, minus wallets switched off, in the asked order with the rest behind in Stripe's usual order. */
export function offeredMethods(
  types: readonly string[],
  options: Pick<StripePaymentElementOptions, 'paymentMethodOrder' | 'wallets'>,
): Method[] {
  const offered = new Set<MethodId>()
  if (types.includes('card')) {
    offered.add('card')
    for (const wallet of ['apple_pay', 'google_pay'] as const) {
      if (options.wallets?.[WALLET_OPTION[wallet]] !== 'never') offered.add(wallet)
    }
  }
  if (types.includes('paypal')) offered.add('paypal')
  const asked = (options.paymentMethodOrder ?? []).filter(isMethodId).filter((id) => offered.has(id))
  return [...new Set([...asked, ...offered])].map((id) => ({ id, label: METHOD_LABELS[id] }))
}

/**
 * Stripe opens the first tab. We open Card wherever it stands: a wallet tab holds no fields, only the promise of a sheet,
 * and the shop asks for the wallets first although most machines that run the sandbox have none.
 */
export function initiallySelected(
  methods: readonly Method[],
  layout: StripePaymentElementOptions['layout'],
): MethodId | undefined {
  if (typeof layout === 'object' && layout.defaultCollapsed) return undefined
  return (methods.find(({ id }) => id === 'card') ?? methods[0])?.id
}

function isMethodId(id: string): id is MethodId {
  return id in METHOD_LABELS
}
