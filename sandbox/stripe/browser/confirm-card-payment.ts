import type { PaymentIntentResult } from '@stripe/stripe-js'
import type { Api } from './api.ts'
import { IntegrationError } from './integration-error.ts'
import { asFormBody } from './method-data.ts'
import { finishIntent } from './next-action.ts'
import { needIntentId } from './retrieve.ts'

export type CardConfirmation = { payment_method?: unknown }

/** The older way to confirm: with a payment method that exists already, or that is already on the intent. */
export async function confirmCardPayment(
  api: Api,
  clientSecret: string,
  data: CardConfirmation = {},
  options: { handleActions?: boolean } = {},
): Promise<PaymentIntentResult> {
  const id = needIntentId(clientSecret)
  if (data.payment_method !== undefined && typeof data.payment_method !== 'string') {
    throw new IntegrationError('The sandbox has no card Element: pass the id of a payment method, pm_…')
  }
  const body = { ...asFormBody(data), client_secret: clientSecret, use_stripe_sdk: true }
  const answer = await api.confirmIntent(id, body)
  if (answer.error) return { error: answer.error }
  if (options.handleActions === false) return { paymentIntent: answer.value }
  return finishIntent(api, answer.value, clientSecret)
}
