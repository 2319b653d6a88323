import { postcodeOrNull } from '#shop/shipping/postcode.ts'
import { stateOf } from '#shop/shipping/state-of-postcode.ts'
import { UnfinishedCustomerInfo, type FieldMessages, missingAtPay } from './customer-info.ts'

/** What stands in the fields, typed or not, right or wrong. */
export type CheckoutForm = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly deliveryMethod: '' | 'delivery' | 'pickup'
  readonly address: string
  readonly city: string
  readonly state: string
  readonly postcode: string
  readonly notes: string
}

export type FormField = keyof CheckoutForm

export const EMPTY_FORM: CheckoutForm = {
  name: '',
  email: '',
  phone: '',
  deliveryMethod: '',
  address: '',
  city: '',
  state: '',
  postcode: '',
  notes: '',
}

/** The state follows the postcode until someone chooses another by hand; then that stands, and Pay will ask about it. */
export function changeField(form: CheckoutForm, field: FormField, value: string): CheckoutForm {
  const changed = { ...form, [field]: value }
  if (field !== 'postcode') return changed
  const before = postcodeOrNull(form.postcode)
  const followed = form.state === '' || (before !== null && form.state === stateOf(before))
  const postcode = postcodeOrNull(value)
  return followed && postcode !== null ? { ...changed, state: stateOf(postcode) ?? form.state } : changed
}

/** What may be saved already: fields that are not right yet are left out. Null until a method is chosen. */
export function validParts(form: CheckoutForm): UnfinishedCustomerInfo | null {
  if (form.deliveryMethod === '') return null
  const parsed = UnfinishedCustomerInfo.safeParse(form)
  if (parsed.success) return parsed.data
  const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0])))
  const kept = Object.fromEntries(Object.entries(form).filter(([field]) => !wrong.has(field)))
  const rest = UnfinishedCustomerInfo.safeParse({ ...kept, deliveryMethod: form.deliveryMethod })
  return rest.success ? rest.data : null
}

/** Messages for the fields, in the order in which they stand on the page. */
export function formMessages(form: CheckoutForm): FieldMessages {
  if (form.deliveryMethod === '') {
    const { deliveryMethod: _, ...person } = formMessages({ ...form, deliveryMethod: 'pickup' })
    return { ...person, deliveryMethod: 'Please choose delivery or pickup' }
  }
  return missingAtPay(form)
}

export const FIELD_ORDER: readonly FormField[] = [
  'name',
  'email',
  'phone',
  'deliveryMethod',
  'postcode',
  'address',
  'city',
  'state',
  'notes',
]

export const firstWrong = (messages: FieldMessages): FormField | undefined =>
  FIELD_ORDER.find((field) => messages[field] !== undefined)
