import type { StripeExpressCheckoutElementOptions } from '@stripe/stripe-js'
import { h } from '#sandbox/stripe/browser/dom.ts'
import { IntegrationError } from '#sandbox/stripe/browser/integration-error.ts'
import type { WalletId } from '#sandbox/stripe/browser/wallet/wallets.ts'
import { buttonText } from './button-text.ts'
import { type Layout, planLayout } from './layout.ts'

// The wallets' own rules for their buttons, which Stripe enforces.
const HEIGHT = { usual: 44, least: 40, most: 55 }

type Options = Pick<
  StripeExpressCheckoutElementOptions,
  'buttonHeight' | 'buttonTheme' | 'buttonType' | 'layout'
>

export function createButtons(press: (wallet: WalletId) => void) {
  const grid = h('div', { class: 'Wallets', role: 'group', 'aria-label': 'Express checkout' })
  const more = h(
    'button',
    { type: 'button', class: 'MoreButton', 'aria-expanded': 'false', onclick: expand },
    'Show more',
  )
  const element = h('div', { class: 'Express' }, grid, more)
  let layout: Layout = {}
  let expanded = false

  const fit = new ResizeObserver(arrange)
  fit.observe(element)

  function arrange() {
    const buttons = [...grid.children].filter((child) => child instanceof HTMLElement)
    const plan = planLayout(layout, buttons.length, element.clientWidth)
    grid.style.setProperty('--columns', String(plan.columns))
    for (const [index, button] of buttons.entries()) button.hidden = !expanded && index >= plan.shown
    more.hidden = expanded || plan.shown >= buttons.length || layout.overflow === 'never'
  }

  function expand() {
    expanded = true
    arrange()
    grid.querySelector<HTMLElement>('button:last-of-type')?.focus()
  }

  return {
    element,
    focus: () => grid.querySelector('button')?.focus(),
    show(wallets: readonly WalletId[], options: Options) {
      const height = checkedHeight(options.buttonHeight)
      layout = options.layout ?? {}
      grid.replaceChildren(
        ...wallets.map((wallet) => walletButton(wallet, options, height, () => press(wallet))),
      )
      arrange()
    },
    stop: () => fit.disconnect(),
  }
}

function walletButton(wallet: WalletId, options: Options, height: number, onclick: () => void): HTMLElement {
  const { verb, brand, name } = buttonText(wallet, options.buttonType)
  const { applePay, googlePay, paypal } = options.buttonTheme ?? {}
  const theme = {
    apple_pay: applePay ?? 'black',
    google_pay: googlePay ?? 'black',
    paypal: paypal ?? 'gold',
  }[wallet]
  const element = h(
    'button',
    {
      type: 'button',
      class: `Wallet Wallet--${wallet} Wallet--${theme}`,
      'aria-label': name,
      'aria-haspopup': 'dialog',
      onclick,
    },
    verb && h('span', { class: 'WalletVerb' }, verb),
    h('span', { class: 'WalletBrand' }, brand),
  )
  element.style.height = `${height}px`
  return element
}

export function checkedHeight(asked: number | undefined): number {
  const height = asked ?? HEIGHT.usual
  if (height >= HEIGHT.least && height <= HEIGHT.most) return height
  throw new IntegrationError(
    `buttonHeight must be between ${HEIGHT.least} and ${HEIGHT.most}, not ${height}.`,
  )
}
