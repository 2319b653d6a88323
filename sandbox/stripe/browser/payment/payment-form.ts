import type { StripeError, StripePaymentElementOptions } from '@stripe/stripe-js'
import { createCardForm } from '#sandbox/stripe/browser/card/card-form.ts'
import { h } from '#sandbox/stripe/browser/dom.ts'
import type { FormBody } from '#sandbox/stripe/browser/form-encode.ts'
import { createLiveRegion } from '#sandbox/stripe/browser/live-region.ts'
import { testCardDetails } from '#sandbox/stripe/browser/test-cards.ts'
import { createBillingFields } from './billing-fields.ts'
import { refusalText, refusedField } from './card-refusal.ts'
import { initiallySelected, type Method, offeredMethods } from './methods.ts'
import { createTabs } from './tabs.ts'
import { createTestNote } from './test-note.ts'
import { createWalletPanel } from './wallet-panel.ts'

/** What the buyer sees and fills in: tabs, the card's fields, and the note about test cards. */
export function createPaymentForm(
  defaults: StripePaymentElementOptions['defaultValues'],
  changed: () => void,
) {
  const live = createLiveRegion()
  const card = createCardForm({ announce: live.announce, changed })
  const billing = createBillingFields(defaults)
  const cardPanel = h('div', { class: 'CardForm' }, card.element, billing.element)
  const tabs = createTabs((method) => (method.id === 'card' ? cardPanel : createWalletPanel(method)), changed)
  const note = createTestNote((chosen) => {
    tabs.show('card')
    card.enter(testCardDetails(chosen))
    live.announce('Card number, expiry date and security code are filled in.')
  })
  let methods: readonly Method[] = []

  return {
    element: h('div', { class: 'PaymentForm' }, ...tabs.elements, note, live.element),
    /** Changes only what differs: building the tabs anew would take the focus from whoever is typing. */
    configure(types: readonly string[], options: StripePaymentElementOptions) {
      const offered = offeredMethods(types, options)
      if (JSON.stringify(offered) !== JSON.stringify(methods)) {
        tabs.setMethods(offered)
        methods = offered
      }
      billing.ask(options.fields)
      card.setReadOnly(options.readOnly ?? false)
      tabs.setDisabled(options.readOnly ?? false)
    },
    selectInitially: (layout: StripePaymentElementOptions['layout']) =>
      tabs.show(initiallySelected(methods, layout)),
    selected: tabs.selected,
    focus: () => (tabs.selected() === 'card' ? card.focus() : tabs.focus()),
    clear: card.clear,
    collapse() {
      tabs.show(undefined)
      changed()
    },
    state() {
      const type = tabs.selected()
      const isCard = type === 'card'
      return {
        empty: isCard ? card.isEmpty() : type === undefined,
        complete: isCard ? card.isComplete() : type !== undefined,
        collapsed: type === undefined,
        value: { type: type ?? '' },
      }
    },
    /** With nothing selected the card's fields are what is missing, so they come into view. */
    revealFault() {
      if (tabs.selected() === undefined) tabs.show('card')
      return card.reveal()
    },
    cardData(): FormBody {
      const details = billing.value()
      return { type: 'card', card: card.value(), ...(details ? { billing_details: details } : {}) }
    },
    showRefusal(error: StripeError) {
      const field = tabs.selected() === 'card' ? refusedField(error) : undefined
      if (field) card.refuse(field, refusalText(error))
    },
  }
}
