import { type Child, h } from '#sandbox/stripe/browser/dom.ts'
import { WALLET_NAMES, type WalletId } from './wallets.ts'

export type SheetState = 'open' | 'updating' | 'refused' | 'processing' | 'failed'

const STATUS_TEXT: Record<SheetState, string> = {
  open: '',
  updating: 'Updating…',
  refused: '',
  processing: 'Processing…',
  failed: '',
}

/** Header, footer and status of a wallet's sheet around its sections. */
export function createSheetFrame(
  wallet: WalletId,
  business: string | undefined,
  sections: readonly Child[],
  actions: { confirm: () => void; cancel: () => void },
) {
  let state: SheetState = 'updating'
  const status = h('p', { class: 'SheetStatus', role: 'status' })
  const alert = h('p', { class: 'Error SheetAlert', role: 'alert' })
  const confirm = h(
    'button',
    { type: 'button', class: `SheetConfirm SheetConfirm--${wallet}`, onclick: actions.confirm },
    'Confirm',
  )
  const cancel = h('button', { type: 'button', class: 'SheetCancel', onclick: actions.cancel }, 'Cancel')
  const body = h('fieldset', { class: 'SheetBody', 'aria-label': 'Payment details' }, ...sections)

  return {
    elements: [
      h(
        'div',
        { class: 'DialogHeader' },
        h('h2', { class: 'DialogTitle' }, WALLET_NAMES[wallet]),
        h('p', { class: 'SheetBusiness' }, business ? `Pay ${business}` : 'Test payment'),
      ),
      body,
      h('div', { class: 'SheetFooter' }, alert, status, h('div', { class: 'SheetButtons' }, cancel, confirm)),
    ],
    state: () => state,
    setState(next: SheetState) {
      state = next
      // While the shop is asked, the choices stay in reach: a disabled radio would lose the keyboard's place.
      body.disabled = next === 'processing' || next === 'failed'
      // Only aria-disabled, so that the focus stays on the button while the payment runs.
      for (const [button, off] of [
        [confirm, next !== 'open'],
        [cancel, next === 'processing'],
      ] as const) {
        button.setAttribute('aria-disabled', String(off))
      }
      confirm.hidden = next === 'failed'
      cancel.textContent = next === 'failed' ? 'Close' : 'Cancel'
      status.textContent = STATUS_TEXT[next]
      if (next === 'processing' || next === 'updating') alert.textContent = ''
      if (next === 'failed') cancel.focus()
    },
    showAlert(message: string) {
      alert.textContent = message
    },
  }
}
