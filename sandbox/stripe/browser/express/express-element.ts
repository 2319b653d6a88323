import type { StripeExpressCheckoutElement, StripeExpressCheckoutElementOptions } from '@stripe/stripe-js'
import { h } from '#sandbox/stripe/browser/dom.ts'
import { createShell } from '#sandbox/stripe/browser/element-shell.ts'
import type { Group } from '#sandbox/stripe/browser/group.ts'
import css from '#sandbox/stripe/browser/look/express.css?inline'
import type { WalletId } from '#sandbox/stripe/browser/wallet/wallets.ts'
import { askAboutClick } from './ask-shop.ts'
import { checkedHeight, createButtons } from './buttons.ts'
import { checkDetails } from './check-details.ts'
import { availability, offeredWallets } from './methods.ts'
import { type SheetOptions, startSession } from './session.ts'

export function createExpressElement(
  group: Group,
  initial: StripeExpressCheckoutElementOptions,
  gone: () => void,
): StripeExpressCheckoutElement {
  checkedHeight(initial.buttonHeight)
  let options = initial
  let session: { end: () => void } | undefined
  let asking = false
  const buttons = createButtons((wallet) => void press(wallet))
  const shell = createShell('expressCheckout', group, {
    css,
    render,
    skeleton: () => [h('div', { class: 'Skeleton', 'aria-hidden': 'true' })],
    focus: buttons.focus,
  })

  function render() {
    const wallets = offeredWallets(group.methodTypes(), options)
    buttons.show(wallets, options)
    shell.root.replaceChildren(buttons.element)
    return { availablePaymentMethods: availability(wallets) }
  }

  async function press(wallet: WalletId) {
    if (session || asking) return
    asking = true
    const details = await askAboutClick(shell.emitter, shell.event({ expressPaymentType: wallet }), check)
    asking = false
    if (!details) return
    session = startSession({
      wallet,
      group,
      emitter: shell.emitter,
      options: { ...options, ...details },
      ended: () => (session = undefined),
    })
  }

  function check(details: SheetOptions) {
    const all: SheetOptions = { ...options, ...details }
    checkDetails(all, group.amount(), all.shippingAddressRequired)
  }

  const element: StripeExpressCheckoutElement = {
    ...shell.life,
    destroy() {
      session?.end()
      buttons.stop()
      shell.life.destroy()
      gone()
    },
    // There is nothing typed in it that could be cleared.
    clear() {},
    on: (type: string, handler) => (shell.listen.on(type, handler), element),
    once: (type: string, handler) => (shell.listen.once(type, handler), element),
    off: (type: string, handler) => (shell.listen.off(type, handler), element),
    update(changes) {
      checkedHeight(changes.buttonHeight)
      options = { ...options, ...changes }
      if (shell.isReady()) render()
      return element
    },
  }
  return element
}
