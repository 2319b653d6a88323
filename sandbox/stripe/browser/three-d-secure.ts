import { h } from './dom.ts'
import { openModal } from './modal.ts'

// The message that the sandbox's approval page sends when the buyer has decided.
const DONE = 'sandbox-3ds-done'

/** Shows the bank's page in a dialog until the buyer has approved or refused. Closing it counts as refusing. */
export function askForApproval(page: string, intentId: string): Promise<void> {
  const address = new URL(page)
  address.searchParams.set('embedded', '1')

  return new Promise((resolve) => {
    const frame = h('iframe', { class: 'ApprovalFrame', title: '3-D Secure approval', src: address.href })
    const header = h(
      'div',
      { class: 'DialogHeader' },
      h('h2', { class: 'DialogTitle' }, '3-D Secure'),
      h('button', { type: 'button', class: 'CloseButton', onclick: () => void refuse() }, 'Close'),
    )
    const modal = openModal({
      label: '3-D Secure',
      dialogClass: 'ApprovalDialog',
      content: [header, frame],
      appearance: () => undefined,
      dismiss: () => void refuse(),
    })

    frame.addEventListener('load', () => {
      frame.contentWindow?.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') void refuse()
      })
      // As tall as the bank's page, so that its buttons need no scrolling; the style sheet keeps it within the window.
      frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 0}px`
      frame.focus()
    })
    window.addEventListener('message', hear)

    function hear(message: MessageEvent<unknown>) {
      if (message.origin !== location.origin || message.source !== frame.contentWindow) return
      if (isDoneMessage(message.data, intentId)) finish()
    }

    // The bank must hear of it too, or the payment would wait for an approval that never comes.
    async function refuse() {
      const body = new URLSearchParams({ decision: 'fail' })
      await fetch(address, { method: 'POST', body }).catch(() => undefined)
      finish()
    }

    function finish() {
      window.removeEventListener('message', hear)
      modal.close()
      resolve()
    }
  })
}

function isDoneMessage(data: unknown, intentId: string): boolean {
  if (!data || typeof data !== 'object' || !('type' in data) || data.type !== DONE) return false
  return !('paymentIntent' in data) || data.paymentIntent === intentId
}
