import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { ADDRESS_MAX, CITY_MAX, NOTES_MAX } from '#shop/shipping/address.ts'
import { AUSTRALIAN_STATES, stateName } from '#shop/shipping/state-of-postcode.ts'
import type { FormField } from './checkout-form.ts'
import { fieldProps, type FieldsProps } from './customer-fields.tsx'

/** The postcode stands first: it decides the price, and fills in the state. */
export function AddressFields(props: FieldsProps) {
  const of = (field: FormField) => fieldProps(props, field)
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <Field
        {...of('postcode')}
        label="Postcode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={4}
        required
        className="sm:col-span-2"
      />
      <Field
        {...of('address')}
        label="Delivery Address"
        autoComplete="street-address"
        maxLength={ADDRESS_MAX}
        required
        className="sm:col-span-4"
      />
      <Field
        {...of('city')}
        label="City"
        autoComplete="address-level2"
        maxLength={CITY_MAX}
        required
        className="sm:col-span-3"
      />
      <Select {...of('state')} label="State" autoComplete="address-level1" required className="sm:col-span-3">
        <option value="">Choose …</option>
        {AUSTRALIAN_STATES.map((state) => (
          <option key={state} value={state}>
            {stateName(state)}
          </option>
        ))}
      </Select>
      <TextArea
        {...of('notes')}
        label="Delivery notes (stairs, gate, parking)"
        maxLength={NOTES_MAX}
        rows={3}
        optional
        className="sm:col-span-6"
      />
    </div>
  )
}
