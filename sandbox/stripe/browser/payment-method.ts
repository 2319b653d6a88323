import type { PaymentMethodResult, StripeElements } from '@stripe/stripe-js'
import type { Api } from './api.ts'
import { groupOf } from './elements.ts'
import type { FormBody } from './form-encode.ts'
import { asFormBody, mergeMethodData } from './method-data.ts'
import { IntegrationError } from './integration-error.ts'

export type MethodRequest = { elements?: StripeElements; params?: object } | { type: string }

/** Saves what the elements hold as a payment method, without paying yet. */
export async function createPaymentMethod(api: Api, request: MethodRequest): Promise<PaymentMethodResult> {
  if ('type' in request) return saved(api, asFormBody(request))
  if (!request.elements) throw new IntegrationError('createPaymentMethod needs `elements`.')
  const group = groupOf(request.elements)
  if (!group.submitted) throw new IntegrationError('Call elements.submit() before createPaymentMethod.')
  const source = group.expressSource ?? group.source
  const collected = group.submitted.authorised ? { value: group.submitted } : await source?.collect()
  if (!collected) throw new IntegrationError('createPaymentMethod needs a mounted Element.')
  if (collected.error) return { error: collected.error }
  return saved(api, mergeMethodData(asFormBody(request.params), collected.value.data))
}

async function saved(api: Api, body: FormBody): Promise<PaymentMethodResult> {
  const { error, value } = await api.createPaymentMethod(body)
  return error ? { error } : { paymentMethod: value }
}
