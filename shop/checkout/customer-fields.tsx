import { Field } from '#ui/field.tsx'
import type { CheckoutForm, FormField } from './checkout-form.ts'
import { NAME_MAX, PHONE_MAX, type FieldMessages } from './customer-info.ts'
import { EMAIL_MAX } from './email-address.ts'

export type FieldsProps = {
  form: CheckoutForm
  messages: FieldMessages
  onChange: (field: FormField, value: string) => void
  onBlur: (field: FormField) => void
}

/** What a field of the checkout needs to know of its form. The id lets a refused Pay find it. */
export function fieldProps({ form, messages, onChange, onBlur }: FieldsProps, field: FormField) {
  return {
    id: `checkout-${field}`,
    name: field,
    value: form[field],
    error: messages[field],
    onChange: (event: { currentTarget: { value: string } }) => onChange(field, event.currentTarget.value),
    onBlur: () => onBlur(field),
  }
}

export function CustomerFields(props: FieldsProps) {
  const of = (field: FormField) => fieldProps(props, field)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        {...of('name')}
        label="Full Name"
        autoComplete="name"
        maxLength={NAME_MAX}
        required
        className="sm:col-span-2"
      />
      <Field
        {...of('email')}
        label="Email Address"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        required
        hint="For the order confirmation and tax invoice."
      />
      <Field
        {...of('phone')}
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={PHONE_MAX}
        optional
        hint="So that the driver can reach you."
      />
    </div>
  )
}
