import type { Appearance } from '@stripe/stripe-js'
import { h } from './dom.ts'
import modalCss from './look/modal.css?inline'
import { createShadowHost } from './look/shadow-host.ts'

export type Modal = {
  dialog: HTMLDialogElement
  close: () => void
  isOpen: () => boolean
  restyle: () => void
}

/** A dialog above everything else on the page. Escape asks `dismiss`; who closes it decides the caller. */
export function openModal(options: {
  label: string
  dialogClass: string
  content: readonly Node[]
  css?: string
  appearance: () => Appearance | undefined
  dismiss: () => void
}): Modal {
  const cameFrom = deepActiveElement()
  const place = createShadowHost('SandboxStripeDialog', modalCss + (options.css ?? ''), options.appearance)
  const dialog = h(
    'dialog',
    { class: `Dialog ${options.dialogClass}`, 'aria-label': options.label },
    ...options.content,
  )
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    options.dismiss()
  })
  place.root.append(dialog)
  document.body.append(place.host)
  dialog.showModal()

  return {
    dialog,
    restyle: place.restyle,
    isOpen: () => dialog.open,
    close() {
      dialog.close()
      place.host.remove()
      if (cameFrom?.isConnected) cameFrom.focus()
    },
  }
}

function deepActiveElement(): HTMLElement | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement ? active : null
}
