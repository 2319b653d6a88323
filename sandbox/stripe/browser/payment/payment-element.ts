import type {
  StripeError,
  StripePaymentElement,
  StripePaymentElementChangeEvent,
  StripePaymentElementOptions,
} from '@stripe/stripe-js'
import type { Answer } from '#sandbox/stripe/browser/api.ts'
import { h } from '#sandbox/stripe/browser/dom.ts'
import { createShell } from '#sandbox/stripe/browser/element-shell.ts'
import type { CollectedPayment, Group, PaymentSource } from '#sandbox/stripe/browser/group.ts'
import { IntegrationError } from '#sandbox/stripe/browser/integration-error.ts'
import css from '#sandbox/stripe/browser/look/payment.css?inline'
import { promisedByShop } from './billing-rules.ts'
import { createPaymentForm } from './payment-form.ts'
import { askWallet } from './wallet-approval.ts'

export function createPaymentElement(
  group: Group,
  initial: StripePaymentElementOptions,
  gone: () => void,
): StripePaymentElement {
  let options = initial
  let lastNews = ''
  const form = createPaymentForm(initial.defaultValues, changed)
  const shell = createShell('payment', group, { css, render, skeleton, focus: form.focus })
  const stopWatching = group.onChange(() => shell.isReady() && form.configure(group.methodTypes(), options))

  function render() {
    form.configure(group.methodTypes(), options)
    if (!shell.isReady()) form.selectInitially(options.layout)
    shell.root.replaceChildren(form.element)
    setTimeout(changed)
    return {}
  }

  function changed() {
    const state = form.state()
    // What was agreed to in a wallet's sheet must not pay for someone who then chose another way.
    if (group.submitted?.authorised && group.submitted.method !== form.selected()) group.submitted = undefined
    shell.toggleState('empty', state.empty)
    shell.toggleState('complete', state.complete)
    // Not every keystroke is news, only what the shop can tell apart.
    const news = JSON.stringify(state)
    if (news === lastNews) return
    lastNews = news
    const event: StripePaymentElementChangeEvent = { elementType: 'payment', ...state }
    shell.emitter.emit('change', event)
  }

  async function collect(): Promise<Answer<CollectedPayment>> {
    if (!shell.isReady()) {
      throw new IntegrationError('The payment Element is not ready: mount it and wait for its ready event.')
    }
    const method = form.selected()
    const promised = promisedByShop(options.fields)
    if (method === 'apple_pay' || method === 'google_pay')
      return askWallet(group, method, options.business?.name)
    if (method === 'paypal') return { value: { method, promised, data: { type: 'paypal' } } }
    const fault = form.revealFault()
    if (fault) return { error: { type: 'validation_error', ...fault } }
    return { value: { method: 'card', promised, data: form.cardData() } }
  }

  const source: PaymentSource = {
    collect,
    settled: (error?: StripeError) => {
      if (error) form.showRefusal(error)
    },
  }
  group.source = source

  form.element.addEventListener('keydown', (event) => {
    // A shadow root is no part of the shop's form, so Enter is passed on as a plain input's would be.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) submitImplicitly(shell.form())
  })

  const element: StripePaymentElement = {
    ...shell.life,
    destroy() {
      shell.life.destroy()
      stopWatching()
      if (group.source === source) group.source = undefined
      gone()
    },
    clear: form.clear,
    on: (type: string, handler) => (shell.listen.on(type, handler), element),
    once: (type: string, handler) => (shell.listen.once(type, handler), element),
    off: (type: string, handler) => (shell.listen.off(type, handler), element),
    update(changes) {
      options = { ...options, ...changes }
      if (shell.isReady()) form.configure(group.methodTypes(), options)
      return element
    },
    collapse() {
      form.collapse()
      return element
    },
  }
  return element
}

/** As browsers do it: by the form's first submit button, and not at all when that is disabled. */
function submitImplicitly(form: HTMLFormElement | null) {
  const button = [...(form?.elements ?? [])].find((control) =>
    control.matches('[type=submit], button:not([type])'),
  )
  if (button instanceof HTMLElement) button.click()
  else form?.requestSubmit()
}

function skeleton(): Node[] {
  const bars = ['tabs', 'number', 'rest'].map(() => h('div', { class: 'SkeletonBar' }))
  return [h('div', { class: 'Skeleton', 'aria-hidden': 'true' }, ...bars)]
}
