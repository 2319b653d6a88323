import type { StripeError, StripePaymentElement, StripePaymentElementOptions } from '@stripe/stripe-js'
import type { Answer } from '#sandbox/stripe/browser/api.ts'
import { createCardForm } from '#sandbox/stripe/browser/card/card-form.ts'
import { h } from '#sandbox/stripe/browser/dom.ts'
import { createShell } from '#sandbox/stripe/browser/element-shell.ts'
import type { CollectedPayment, Group, PaymentSource } from '#sandbox/stripe/browser/group.ts'
import { IntegrationError } from '#sandbox/stripe/browser/integration-error.ts'
import { createLiveRegion } from '#sandbox/stripe/browser/live-region.ts'
import css from '#sandbox/stripe/browser/look/payment.css?inline'
import { testCardDetails } from '#sandbox/stripe/browser/test-cards.ts'
import { refusedField } from './card-refusal.ts'
import { initiallySelected, type Method, offeredMethods } from './methods.ts'
import { createTabs } from './tabs.ts'
import { createTestNote } from './test-note.ts'
import { createWalletPanel } from './wallet-panel.ts'

export function createPaymentElement(
  group: Group,
  initial: StripePaymentElementOptions,
): StripePaymentElement {
  let options = initial
  let lastNews = ''
  const live = createLiveRegion()
  const card = createCardForm({ announce: live.announce, changed })
  const tabs = createTabs(panelOf, changed)
  const shell = createShell('payment', group, { css, render, skeleton, focus, loadFault: () => undefined })

  function panelOf(method: Method) {
    return method.id === 'card' ? card.element : createWalletPanel(method)
  }

  function render() {
    const methods = offeredMethods(group.methodTypes(), options)
    tabs.setMethods(methods)
    tabs.show(initiallySelected(methods, options.layout))
    const note = createTestNote((chosen) => {
      tabs.show('card')
      card.fill(testCardDetails(chosen))
    })
    shell.root.replaceChildren(h('div', { class: 'PaymentForm' }, ...tabs.elements, note, live.element))
    setTimeout(changed)
    return {}
  }

  function focus() {
    if (tabs.selected() === 'card') card.focus()
    else tabs.focus()
  }

  function changed() {
    const type = tabs.selected()
    const isCard = type === 'card'
    const empty = isCard ? card.isEmpty() : type === undefined
    const complete = isCard ? card.isComplete() : type !== undefined
    shell.toggleState('empty', empty)
    shell.toggleState('complete', complete)
    const state = { empty, complete, collapsed: type === undefined, value: { type: type ?? '' } }
    // Not every keystroke is news, only what the shop can tell apart.
    const news = JSON.stringify(state)
    if (news === lastNews) return
    lastNews = news
    shell.emitter.emit('change', shell.event(state))
  }

  async function collect(): Promise<Answer<CollectedPayment>> {
    if (!shell.isReady())
      throw new IntegrationError('The payment Element is not ready: mount it and wait for its ready event.')
    const method = tabs.selected()
    if (method === 'paypal') return { value: { method, data: { type: 'paypal' } } }
    const fault = card.reveal()
    if (fault) return { error: { type: 'validation_error', ...fault } }
    return { value: { method: 'card', data: { type: 'card', card: card.value() } } }
  }

  function settled(error?: StripeError) {
    const field = error && tabs.selected() === 'card' ? refusedField(error) : undefined
    if (field) card.refuse(field, error?.message ?? 'Your card was refused.')
  }

  card.element.addEventListener('keydown', (event) => {
    // A shadow root is no part of the shop's form, so Enter is passed on as a plain input would.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) shell.form()?.requestSubmit()
  })

  const source: PaymentSource = { collect, settled }
  group.source = source

  const element: StripePaymentElement = {
    ...shell.life,
    destroy() {
      shell.life.destroy()
      if (group.source === source) group.source = undefined
    },
    clear: () => card.clear(),
    on: (type: string, handler) => (shell.listen.on(type, handler), element),
    once: (type: string, handler) => (shell.listen.once(type, handler), element),
    off: (type: string, handler) => (shell.listen.off(type, handler), element),
    update(changes) {
      options = { ...options, ...changes }
      return element
    },
    collapse() {
      tabs.show(undefined)
      changed()
      return element
    },
  }
  return element
}

function skeleton(): Node[] {
  const bars = ['', '', ''].map(() => h('div', { class: 'SkeletonBar' }))
  return [h('div', { class: 'Skeleton', 'aria-hidden': 'true' }, ...bars)]
}
