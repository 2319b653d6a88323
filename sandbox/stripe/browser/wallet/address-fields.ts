import type { ExpressCheckoutAddress } from '@stripe/stripe-js'
import { h } from '#sandbox/stripe/browser/dom.ts'
import { createField, type Field } from '#sandbox/stripe/browser/field.ts'
import { STATES } from './buyer.ts'

export function createAddressFields(changed: () => void) {
  const line1 = field('ship-line1', 'Street address', 'shipping address-line1')
  const line2 = field('ship-line2', 'Unit or building (optional)', 'shipping address-line2')
  const city = field('ship-city', 'Suburb', 'shipping address-level2')
  const postcode = field('ship-postcode', 'Postcode', 'shipping postal-code')
  postcode.input.inputMode = 'numeric'
  postcode.input.maxLength = 4
  const state = h(
    'select',
    { id: 'ship-state', class: 'Input', autocomplete: 'shipping address-level1' },
    ...STATES.map((name) => h('option', { value: name }, name)),
  )

  // A wallet only tells the shop where roughly the parcel goes, so the street is no reason to ask again.
  for (const input of [city.input, postcode.input, state]) input.addEventListener('change', changed)

  return {
    element: h(
      'div',
      { class: 'SheetFields' },
      line1.element,
      line2.element,
      city.element,
      h(
        'div',
        { class: 'FieldRow' },
        h('div', { class: 'Field' }, h('label', { class: 'Label', for: 'ship-state' }, 'State'), state),
        postcode.element,
      ),
    ),
    fill(address: ExpressCheckoutAddress) {
      line1.input.value = address.line1
      line2.input.value = address.line2 ?? ''
      city.input.value = address.city
      state.value = address.state
      postcode.input.value = address.postal_code
    },
    value: (): ExpressCheckoutAddress => ({
      line1: line1.input.value.trim(),
      line2: line2.input.value.trim() || null,
      city: city.input.value.trim(),
      state: state.value,
      postal_code: postcode.input.value.trim(),
      country: 'AU',
    }),
    firstFault() {
      const missing = [line1, city].filter(({ input }) => input.value.trim() === '')
      for (const one of [line1, city]) one.showFault(missing.includes(one) ? 'Fill this in.' : undefined)
      const goodPostcode = /^\d{4}$/.test(postcode.input.value.trim())
      postcode.showFault(goodPostcode ? undefined : 'A postcode has four digits.')
      return missing[0]?.input ?? (goodPostcode ? undefined : postcode.input)
    },
  }
}

function field(id: string, label: string, autocomplete: string): Field {
  return createField({ id, label, attributes: { autocomplete } })
}
