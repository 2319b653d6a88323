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
  collect: () => Promise<Answer<CollectedPayment>>
  /** The payment is on its way to Stripe. */
  confirming?: () => void
  settled: (error?: StripeError) => void
}
export type CollectedPayment = {
  method: string
  data: FormBody
  /** The buyer has already agreed in a wallet's sheet and must not be asked twice. */
  authorised?: true
  /** Billing fields that the shop said it would send itself. */
  promised?: readonly string[]
}

// Both ways of calling stripe.elements(), flattened to what the sandbox reads.
type GroupOptions = Pick<
  StripeElementsUpdateOptions,
  'amount' | 'currency' | 'appearance' | 'allowedPaymentMethodTypes' | 'excludedPaymentMethodTypes'
>

/** The state that the elements of one `stripe.elements()` call share. */
export type Group = ReturnType<typeof createGroup>

// What an Australian account with PayPal switched on would offer when the shop does not narrow it.
const DEFAULT_TYPES = ['card', 'paypal']
const PAYABLE: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
])

type GroupState = {
  submitted: CollectedPayment | undefined
  source: PaymentSource | undefined
  /** Set only while a wallet's sheet waits for its payment, and then it is the one that pays. */
  expressSource: PaymentSource | undefined
}

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
    return PAYABLE.has(intent.status) ? { value: true } : { error: notPayable(intent) }
  }

  function notify() {
    for (const listener of listeners) listener()
  }

  const group: GroupState = { submitted: undefined, source: undefined, expressSource: undefined }

  return Object.assign(group, {
    api,
    clientSecret: initial.clientSecret,
    isDeferred: initial.clientSecret === undefined,
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
  })
}

function notPayable(intent: PaymentIntent): StripeError {
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This payment can no longer be paid: its status is ${intent.status}.`,
    payment_intent: intent,
  }
}
