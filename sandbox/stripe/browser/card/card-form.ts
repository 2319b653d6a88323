import { h } from '#sandbox/stripe/browser/dom.ts'
import { brandMark } from '#sandbox/stripe/browser/look/brand-marks.ts'
import { type Brand, brandOf } from './brand.ts'
import { createCardField } from './card-field.ts'
import { cvcDigits, cvcFault } from './cvc.ts'
import { expiryDigits, expiryFault, formatExpiry, readExpiry } from './expiry.ts'
import { cardDigits, formatNumber, numberFault } from './number.ts'

export type CardForm = ReturnType<typeof createCardForm>

export function createCardForm(options: { announce: (message: string) => void; changed: () => void }) {
  const { announce } = options
  const mark = h('span', { class: 'CardBrand', id: 'card-brand' })
  let brand: Brand = brandOf('')

  const number = createCardField({
    id: 'card-number',
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    adornment: mark,
    describedBy: 'card-brand',
    read: cardDigits,
    format: formatNumber,
    check: numberFault,
    announce,
    changed() {
      showBrand()
      options.changed()
    },
  })
  const expiry = createCardField({
    id: 'card-expiry',
    label: 'Expiry date',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
    read: expiryDigits,
    format: formatExpiry,
    check: (digits) => expiryFault(digits, today()),
    announce,
    changed: options.changed,
  })
  const cvc = createCardField({
    id: 'card-cvc',
    label: 'Security code',
    autocomplete: 'cc-csc',
    placeholder: 'CVC',
    read: (typed) => cvcDigits(typed, brand),
    format: (digits) => digits,
    check: (digits) => cvcFault(digits, brand),
    announce,
    changed: options.changed,
  })
  const fields = [number, expiry, cvc]

  function showBrand() {
    const now = brandOf(number.digits())
    if (now.id === brand.id) return
    brand = now
    mark.replaceChildren(...brandMark(brand))
    cvc.input.placeholder = Math.min(...brand.cvcLengths) === 4 ? '4 digits' : 'CVC'
    if (cvc.digits()) cvc.set(cvc.digits())
  }

  function enter(card: { number: string; expiry: string; cvc: string }) {
    number.set(card.number)
    showBrand()
    expiry.set(card.expiry)
    cvc.set(card.cvc)
    options.changed()
  }

  return {
    element: h(
      'div',
      { class: 'CardForm' },
      number.element,
      h('div', { class: 'FieldRow' }, expiry.element, cvc.element),
    ),
    brand: () => brand,
    focus: () => number.input.focus(),
    isEmpty: () => fields.every((field) => field.digits() === ''),
    isComplete: () => fields.every((field) => !field.fault()),
    setReadOnly(readOnly: boolean) {
      // Not disabled: that would take the focus from the field whose fault is about to be shown.
      for (const { input } of fields) input.readOnly = readOnly
    },
    /** Shows every fault, puts the focus on the first faulty field, and gives that fault back. */
    reveal() {
      const faults = fields.map((field) => ({ field, fault: field.reveal() }))
      const first = faults.find(({ fault }) => fault)
      first?.field.input.focus()
      return first?.fault
    },
    refuse(at: 'number' | 'expiry' | 'cvc', message: string) {
      const field = { number, expiry, cvc }[at]
      field.refuse(message)
    },
    enter,
    clear: () => enter({ number: '', expiry: '', cvc: '' }),
    value() {
      const { year, month } = readExpiry(expiry.digits())
      return { number: number.digits(), exp_month: month, exp_year: year, cvc: cvc.digits() }
    },
  }
}

function today() {
  const now = new Date()
  return { year: now.getFullYear(), month: now.getMonth() + 1 }
}
