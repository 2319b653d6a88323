import type { PaymentIntentResult } from '@stripe/stripe-js'
import { type Api, intentIdOf } from './api.ts'
import { IntegrationError } from './integration-error.ts'
import { finishIntent } from './next-action.ts'

export async function retrievePaymentIntent(api: Api, clientSecret: string): Promise<PaymentIntentResult> {
  const answer = await api.retrieveIntent(needIntentId(clientSecret), clientSecret)
  return answer.error ? { error: answer.error } : { paymentIntent: answer.value }
}

/** For intents that were confirmed elsewhere, on the shop's server say, and now wait for the buyer. */
export async function handleNextAction(api: Api, clientSecret: string): Promise<PaymentIntentResult> {
  const { error, paymentIntent } = await retrievePaymentIntent(api, clientSecret)
  if (error) return { error }
  if (paymentIntent.status === 'requires_action') return finishIntent(api, paymentIntent, clientSecret)
  return {
    error: {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `There is nothing to do for this payment: its status is ${paymentIntent.status}.`,
      payment_intent: paymentIntent,
    },
  }
}

export function needIntentId(clientSecret: string): string {
  const id = intentIdOf(clientSecret)
  if (!id) throw new IntegrationError('This is not the client secret of a payment intent: pi_…_secret_…')
  return id
}
