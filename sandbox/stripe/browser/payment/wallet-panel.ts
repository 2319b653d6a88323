import { h } from '#sandbox/stripe/browser/dom.ts'
import type { Method } from './methods.ts'

export function createWalletPanel(method: Method): HTMLElement {
  const text =
    method.id === 'paypal'
      ? 'When you pay, PayPal opens to ask for your approval and then brings you back here.'
      : `When you pay, ${method.label} opens and asks you to confirm. There is nothing to fill in here.`
  return h('p', { class: 'WalletPanel' }, text)
}
