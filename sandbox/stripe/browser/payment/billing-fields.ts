import type { DefaultValuesOption, FieldsOption } from '@stripe/stripe-js'
import { h } from '#sandbox/stripe/browser/dom.ts'
import { createField } from '#sandbox/stripe/browser/field.ts'
import type { FormBody } from '#sandbox/stripe/browser/form-encode.ts'
import { countryNames } from './countries.ts'

/**
 * Country and postcode of the card's holder. Stripe decides by country and method whether to ask; Australian cards
 * need neither, so the sandbox asks only when the shop names the field.
 */
export function createBillingFields(defaults: DefaultValuesOption | undefined) {
  const given = defaults?.billingDetails?.address
  const postcode = createField({
    id: 'billing-postcode',
    label: 'Postcode',
    attributes: { autocomplete: 'billing postal-code' },
  })
  postcode.input.value = given?.postal_code ?? ''
  const select = h('select', { id: 'billing-country', class: 'Input', autocomplete: 'billing country' })
  const country = h(
    'div',
    { class: 'Field' },
    h('label', { class: 'Label', for: 'billing-country' }, 'Country'),
    select,
  )
  const element = h('div', { class: 'FieldRow' })
  let asked: readonly HTMLElement[] = []

  return {
    element,
    ask(fields: FieldsOption | undefined) {
      const address = typeof fields?.billingDetails === 'object' ? fields.billingDetails.address : undefined
      const asks = typeof address === 'object' ? address : {}
      asked = [
        ...(asks.country === 'auto' ? [country] : []),
        ...(asks.postalCode === 'auto' ? [postcode.element] : []),
      ]
      // What is not asked is not on the page at all: the shop's own form has a Postcode too.
      element.replaceChildren(...asked)
      element.hidden = asked.length === 0
      // Two hundred names are built only for the shop that wants them.
      if (asked.includes(country) && select.options.length === 0) {
        select.append(...countryNames().map(({ code, name }) => h('option', { value: code }, name)))
        select.value = given?.country ?? 'AU'
      }
    },
    value(): FormBody | undefined {
      if (asked.length === 0) return undefined
      const address = {
        ...(!asked.includes(country) ? {} : { country: select.value }),
        ...(!asked.includes(postcode.element) ? {} : { postal_code: postcode.input.value.trim() }),
      }
      return { address }
    },
  }
}
