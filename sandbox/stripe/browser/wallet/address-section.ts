import type { ExpressCheckoutAddress } from '@stripe/stripe-js'
import { h } from '#sandbox/stripe/browser/dom.ts'
import { createAddressFields } from './address-fields.ts'
import { STORED_ADDRESSES } from './buyer.ts'
import { createChoiceList } from './choice-list.ts'
import type { Section } from './section.ts'

export type AddressSection = Section & {
  value: () => ExpressCheckoutAddress
  showRefusal: (message: string | undefined) => void
}

/** The addresses that the wallet knows, and the chosen one for editing. */
export function createAddressSection(changed: () => void): AddressSection {
  const fields = createAddressFields(changed)
  const refusal = h('p', { class: 'Error', role: 'alert', hidden: true })
  const list = createChoiceList('Deliver to', 'stored-address', (id) => {
    const stored = STORED_ADDRESSES.find(({ name }) => name === id)
    if (stored) fields.fill(stored)
    changed()
  })
  const edit = h(
    'details',
    { class: 'SheetDetails' },
    h('summary', {}, h('span', { class: 'SheetEdit' }, 'Edit this address')),
    fields.element,
  )
  const [first] = STORED_ADDRESSES
  if (first) fields.fill(first)
  list.show(STORED_ADDRESSES.map(asChoice), first?.name)

  return {
    element: h('div', { class: 'SheetSection' }, list.element, edit, refusal),
    value: fields.value,
    firstFault() {
      const faulty = fields.firstFault()
      if (faulty) edit.open = true
      return faulty
    },
    showRefusal(message) {
      refusal.textContent = message ?? ''
      refusal.hidden = message === undefined
    },
  }
}

function asChoice({ name, line1, city, state, postal_code }: (typeof STORED_ADDRESSES)[number]) {
  return { id: name, title: name, detail: `${line1}, ${city} ${state} ${postal_code}` }
}
