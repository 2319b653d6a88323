import { h } from '#sandbox/stripe/browser/dom.ts'
import { createField, type Field } from '#sandbox/stripe/browser/field.ts'
import { BUYER } from './buyer.ts'
import type { Section } from './section.ts'

export type Contact = { name: string; email: string; phone: string }

export function createContactSection(collects: {
  email: boolean
  phone: boolean
}): Section & { value: () => Contact } {
  const name = filled('buyer-name', 'Full name', BUYER.name, 'name')
  const email = filled('buyer-email', 'Email', BUYER.email, 'email')
  const phone = filled('buyer-phone', 'Phone', BUYER.phone, 'tel')
  const shown = [name, collects.email && email, collects.phone && phone].filter((field) => field !== false)
  const summary = h('span', { class: 'SheetSummary' })

  function summarise() {
    summary.textContent = shown.map(({ input }) => input.value).join(' · ')
  }

  const details = h(
    'details',
    { class: 'SheetDetails' },
    h(
      'summary',
      {},
      h('span', { class: 'SheetLegend' }, 'Contact'),
      summary,
      h('span', { class: 'SheetEdit' }, 'Edit'),
    ),
    h('div', { class: 'SheetFields' }, ...shown.map(({ element }) => element)),
  )
  details.addEventListener('input', summarise)
  summarise()

  return {
    element: details,
    value: () => ({
      name: name.input.value.trim(),
      email: email.input.value.trim(),
      phone: phone.input.value.trim(),
    }),
    firstFault() {
      const faulty = shown.filter((field) => !check(field, field === email))
      if (faulty.length > 0) details.open = true
      return faulty[0]?.input
    },
  }
}

function check(field: Field, isEmail: boolean): boolean {
  const value = field.input.value.trim()
  // Only the shape that every mail address has: the shop decides what it accepts.
  const good = isEmail ? /^\S+@\S+\.\S+$/.test(value) : value !== ''
  field.showFault(good ? undefined : isEmail ? 'Enter a whole email address.' : 'Fill this in.')
  return good
}

function filled(id: string, label: string, value: string, autocomplete: string): Field {
  return createField({ id, label, attributes: { value, autocomplete } })
}
