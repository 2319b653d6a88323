import { useEffect, useState } from 'react'
import type { CheckoutForm } from './checkout-form.ts'
import { formStorage } from './form-storage.ts'
import { formFromKept } from './kept-form.ts'

/** The form as this tab left it. In the browser only: the server knows of no tab. */
export function useKeptForm() {
  const [form, setForm] = useState<CheckoutForm>(() => formFromKept(formStorage.read()))
  useEffect(() => {
    formStorage.write(JSON.stringify(form))
  }, [form])
  return [form, setForm] as const
}
