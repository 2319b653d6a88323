import type {
  Appearance,
  PaymentIntent,
  StripeElementsOptions,
  StripeElementsUpdateOptions,
  StripeError,
} from '@stripe/stripe-js'
import type { Answer, Api } from './api.ts'
import type { FormBody } from './form-encode.ts'

/** What one element can give for a payment, and what it wants to hear about it afterwards. */
export type PaymentSource = {
  collect(): Promise<Answer<CollectedPayment>>
  settled(error?: StripeError): void
}
export type CollectedPayment = { method: string; data: FormBody; neverAsked?: readonly string[] }

// Both ways of calling stripe.elements(), flattened to what the sandbox reads.
type GroupOptions = Pick<
  StripeElementsUpdateOptions,
  'amount' | 'currency' | 'appearance' | 'allowedPaymentMethodTypes' | 'excludedPaymentMethodTypes'
>

/** The state that the elements of one `stripe.elements()` call share. */
export type Group = ReturnType<typeof createGroup>

// What an Australian account with PayPal switched on would offer when the shop does not narrow it.
const DEFAULT_TYPES = ['card', 'paypal']

export function createGroup(api: Api, initial: StripeElementsOptions) {
  let options: GroupOptions = { ...initial }
  let intent: PaymentIntent | undefined
  let loading: Promise<Answer<true>> | undefined
  const listeners = new Set<() => void>()

  async function fetchIntent(): Promise<Answer<true>> {
    if (!initial.clientSecret) return { value: true }
    const answer = await api.elementsSession(initial.clientSecret)
    if (answer.error) return { error: answer.error }
    intent = answer.value.payment_intent
    notify()
    return { value: true }
  }

  function notify() {
    for (const listener of listeners) listener()
  }

  return {
    api,
    clientSecret: initial.clientSecret,
    isDeferred: initial.clientSecret === undefined,
    submitted: false,
    source: undefined as PaymentSource | undefined,
    expressSource: undefined as PaymentSource | undefined,
    amount: () => intent?.amount ?? options.amount ?? 0,
    currency: () => intent?.currency ?? options.currency ?? 'aud',
    appearance: (): Appearance | undefined => options.appearance,
    intent: () => intent,
    methodTypes(): readonly string[] {
      const types = intent?.payment_method_types ?? options.allowedPaymentMethodTypes ?? DEFAULT_TYPES
      return types.filter((type) => !options.excludedPaymentMethodTypes?.includes(type))
    },
    load: () => (loading ??= fetchIntent()),
    refresh: () => (loading = fetchIntent()),
    update(changes: StripeElementsUpdateOptions) {
      options = { ...options, ...changes }
      notify()
    },
    onChange(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
