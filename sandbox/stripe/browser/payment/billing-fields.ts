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
  const element = h('div', { class: 'FieldRow' }, country, postcode.element)

  return {
    element,
    ask(fields: FieldsOption | undefined) {
      const address = typeof fields?.billingDetails === 'object' ? fields.billingDetails.address : undefined
      const asks = typeof address === 'object' ? address : {}
      country.hidden = asks.country !== 'auto'
      postcode.element.hidden = asks.postalCode !== 'auto'
      element.hidden = country.hidden && postcode.element.hidden
      // Two hundred names are built only for the shop that wants them.
      if (!country.hidden && select.options.length === 0) {
        select.append(...countryNames().map(({ code, name }) => h('option', { value: code }, name)))
        select.value = given?.country ?? 'AU'
      }
    },
    value(): FormBody | undefined {
      if (element.hidden) return undefined
      const address = {
        ...(country.hidden ? {} : { country: select.value }),
        ...(postcode.element.hidden ? {} : { postal_code: postcode.input.value.trim() }),
      }
      return { address }
    },
  }
}
