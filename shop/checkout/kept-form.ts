import * as z from 'zod/mini'
import { EMPTY_FORM, type CheckoutForm } from './checkout-form.ts'

/** Longer than any field may be: what is too long is told at the field, and only nonsense is dropped. */
const Typed = z.string().check(z.maxLength(2_000))

const KeptForm = z.object({
  name: Typed,
  email: Typed,
  phone: Typed,
  deliveryMethod: z.enum(['', 'delivery', 'pickup']),
  address: Typed,
  city: Typed,
  state: Typed,
  postcode: Typed,
  notes: Typed,
})

/** The empty form for whatever was not written by us. */
export function formFromKept(text: string | null): CheckoutForm {
  try {
    const kept = KeptForm.safeParse(JSON.parse(text ?? 'null'))
    return kept.success ? kept.data : EMPTY_FORM
  } catch {
    return EMPTY_FORM
  }
}
