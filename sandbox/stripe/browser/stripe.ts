import type {
  PaymentIntentResult,
  Stripe,
  StripeConstructorOptions,
  StripeElementsOptions,
} from '@stripe/stripe-js'
import { createApi, intentIdOf } from './api.ts'
import { confirmPayment, type ConfirmOptions } from './confirm-payment.ts'
import { createElements } from './elements.ts'
import { IntegrationError } from './integration-error.ts'
import { finishIntent } from './next-action.ts'

export type WrapperLibrary = { name: string; version?: string; url?: string; startTime?: number }

export function createStripe(publishableKey: string, _options?: StripeConstructorOptions): Stripe {
  refuseWrongKey(publishableKey)
  const api = createApi(publishableKey)
  const wrappers: WrapperLibrary[] = []

  async function retrievePaymentIntent(clientSecret: string): Promise<PaymentIntentResult> {
    const answer = await api.retrieveIntent(needId(clientSecret), clientSecret)
    return answer.error ? { error: answer.error } : { paymentIntent: answer.value }
  }

  async function handleNextAction(options: { clientSecret: string }): Promise<PaymentIntentResult> {
    const answer = await api.retrieveIntent(needId(options.clientSecret), options.clientSecret)
    return answer.error ? { error: answer.error } : finishIntent(api, answer.value, options.clientSecret)
  }

  const stripe = {
    elements: (options?: StripeElementsOptions) => createElements(api, options),
    confirmPayment: (options: ConfirmOptions) => confirmPayment(api, options),
    retrievePaymentIntent,
    handleNextAction,
    handleCardAction: (clientSecret: string) => handleNextAction({ clientSecret }),
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
    _registerWrapper: (wrapper: WrapperLibrary) => void wrappers.push(wrapper),
    registerAppInfo: (wrapper: WrapperLibrary) => void wrappers.push(wrapper),
  }
  // Stripe's type lists a function for every payment method in the world; the sandbox has those that a shop of ours calls.
  return stripe as unknown as Stripe
}

function needId(clientSecret: string): string {
  const id = intentIdOf(clientSecret)
  if (!id)
    throw new IntegrationError(
      `This is not the client secret of a payment intent: ${clientSecret.slice(0, 8)}…`,
    )
  return id
}

function refuseWrongKey(key: string) {
  if (key.startsWith('pk_test_')) return
  if (key.startsWith('sk_'))
    throw new IntegrationError('A secret key must never reach a browser. Use the publishable key, pk_test_…')
  throw new IntegrationError('The sandbox takes publishable test keys only: pk_test_…')
}
