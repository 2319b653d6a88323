import { h } from './dom.ts'
import { openModal } from './modal.ts'

// The message that the sandbox's approval page sends when the buyer has decided.
const DONE = 'sandbox-3ds-done'

/** Shows the bank's page in a dialog until the buyer has approved or refused. Closing it counts as refusing. */
export async function askForApproval(page: string, intentId: string): Promise<void> {
  const address = new URL(page)
  address.searchParams.set('embedded', '1')

  await new Promise<void>((resolve) => {
    const frame = h('iframe', { class: 'ApprovalFrame', title: '3-D Secure approval', src: address.href })
    const header = h(
      'div',
      { class: 'DialogHeader' },
      h('h2', { class: 'DialogTitle' }, '3-D Secure'),
      h('button', { type: 'button', class: 'CloseButton', onclick: refuse }, 'Close'),
    )
    const modal = openModal({
      label: '3-D Secure',
      dialogClass: 'ApprovalDialog',
      content: [header, frame],
      appearance: () => undefined,
      dismiss: refuse,
    })

    frame.addEventListener('load', () => {
      frame.contentWindow?.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') refuse()
      })
      frame.focus()
    })
    window.addEventListener('message', hear)

    function hear(message: MessageEvent<unknown>) {
      if (message.origin !== location.origin || message.source !== frame.contentWindow) return
      if (isDoneMessage(message.data, intentId)) finish()
    }

    // The bank must hear of it too, or the intent would wait for an approval that never comes.
    function refuse() {
      const button = [...(frame.contentDocument?.querySelectorAll('button') ?? [])].find(
        (one) => one.textContent.trim() === 'Fail',
      )
      if (button) button.click()
      else finish()
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
