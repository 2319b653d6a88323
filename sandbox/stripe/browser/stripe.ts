import type { Stripe, StripeConstructorOptions, StripeElementsOptions } from '@stripe/stripe-js'
import { createApi } from './api.ts'
import { createConfirmPayment } from './confirm-payment.ts'
import { createElements } from './elements.ts'
import { IntegrationError } from './integration-error.ts'
import { type CardConfirmation, confirmCardPayment } from './confirm-card-payment.ts'
import { createPaymentMethod, type MethodRequest } from './payment-method.ts'
import { handleNextAction, retrievePaymentIntent } from './retrieve.ts'

export type WrapperLibrary = { name: string; version?: string; url?: string; startTime?: number }

/** What the sandbox imitates, held to the official types, and the one private function that the wrappers call. */
type Imitated = Pick<
  Stripe,
  | 'elements'
  | 'confirmPayment'
  | 'retrievePaymentIntent'
  | 'handleNextAction'
  | 'handleCardAction'
  | 'confirmCardPayment'
  | 'createPaymentMethod'
  | 'createToken'
  | 'registerAppInfo'
> & { _registerWrapper: (library: WrapperLibrary) => void }

export function createStripe(publishableKey: string, _options?: StripeConstructorOptions): Stripe {
  refuseWrongKey(publishableKey)
  const api = createApi(publishableKey)

  const stripe: Imitated = {
    elements: (options?: StripeElementsOptions) => createElements(api, options),
    confirmPayment: createConfirmPayment(api),
    retrievePaymentIntent: (clientSecret: string) => retrievePaymentIntent(api, clientSecret),
    handleNextAction: (options: { clientSecret: string } | { hashedValue: string }) =>
      handleNextAction(api, 'clientSecret' in options ? options.clientSecret : options.hashedValue),
    handleCardAction: (clientSecret: string) => handleNextAction(api, clientSecret),
    confirmCardPayment: (secret: string, data?: CardConfirmation, options?: { handleActions?: boolean }) =>
      confirmCardPayment(api, secret, data, options),
    createPaymentMethod: (request: MethodRequest) => createPaymentMethod(api, request),
    createToken: async () => ({ error: NO_TOKENS }),
    _registerWrapper: ignoreWrapper,
    registerAppInfo: ignoreWrapper,
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Stripe has a function for every payment method in the world; the sandbox has those that a shop of ours calls
  return stripe as unknown as Stripe
}

// Tokens are made from the old card Element alone, which the sandbox does not have.
const NO_TOKENS = {
  type: 'invalid_request_error' as const,
  message: 'The sandbox makes no tokens: use the payment Element with confirmPayment.',
}

// Stripe counts which libraries call it; nobody does here.
function ignoreWrapper(_library: WrapperLibrary) {}

function refuseWrongKey(key: string) {
  if (key.startsWith('pk_test_')) return
  if (key.startsWith('sk_')) {
    throw new IntegrationError('A secret key must never reach a browser. Use the publishable key, pk_test_…')
  }
  throw new IntegrationError('The sandbox takes publishable test keys only: pk_test_…')
}
