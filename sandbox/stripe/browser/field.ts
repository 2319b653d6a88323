import { type Child, h, setAttribute } from './dom.ts'

export type Field = {
  element: HTMLElement
  input: HTMLInputElement
  showFault(message: string | undefined): void
}

/** A labelled input whose message stands right below it. Class names are those of Stripe's appearance rules. */
export function createField(options: {
  id: string
  label: string
  attributes?: Record<string, string>
  adornment?: Child
  describedBy?: string
  announce?: (message: string) => void
}): Field {
  const errorId = `${options.id}-error`
  const input = h('input', { id: options.id, class: 'Input', type: 'text', ...options.attributes })
  const error = h('p', { id: errorId, class: 'Error', hidden: true })
  const label = h('label', { class: 'Label', for: options.id }, options.label)
  const box = h('div', { class: 'InputBox' }, input, options.adornment)

  function showFault(message: string | undefined) {
    const news = message !== undefined && message !== error.textContent
    error.textContent = message ?? ''
    error.hidden = message === undefined
    input.classList.toggle('Input--invalid', message !== undefined)
    label.classList.toggle('Label--invalid', message !== undefined)
    setAttribute(input, 'aria-invalid', message === undefined ? null : 'true')
    const described = [options.describedBy, message === undefined ? undefined : errorId]
      .filter(Boolean)
      .join(' ')
    setAttribute(input, 'aria-describedby', described || null)
    if (news) options.announce?.(`${options.label}: ${message}`)
  }

  showFault(undefined)
  return { element: h('div', { class: 'Field' }, label, box, error), input, showFault }
}
