import type { StripeError } from '@stripe/stripe-js'
import { type Api, intentIdOf } from './api.ts'
import type { Group } from './group.ts'

/** Nobody may be charged another amount than the wallet's sheet showed; Stripe refuses such a payment as well. */
export async function amountMismatch(
  api: Api,
  group: Group,
  clientSecret: string,
): Promise<StripeError | undefined> {
  const { error, value } = await api.retrieveIntent(intentIdOf(clientSecret) ?? '', clientSecret)
  if (error) return error
  if (value.amount === group.amount() && value.currency === group.currency()) return undefined
  const shown = `${group.amount()} ${group.currency()}`
  return {
    type: 'invalid_request_error',
    message: `The payment intent is for ${value.amount} ${value.currency}, but the elements showed ${shown}. Call elements.update({ amount }) or create the intent with that amount.`,
    payment_intent: value,
  }
}
