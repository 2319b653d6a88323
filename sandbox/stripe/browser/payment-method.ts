import type { PaymentMethodResult, StripeElement, StripeElements } from '@stripe/stripe-js'
import type { Api } from './api.ts'
import { groupOf } from './elements.ts'
import type { FormBody } from './form-encode.ts'
import type { Group } from './group.ts'
import { asFormBody, mergeMethodData } from './method-data.ts'
import { IntegrationError } from './integration-error.ts'

export type MethodRequest =
  | { type?: string }
  | { elements: StripeElements; params?: object }
  | { element: StripeElement; params?: object }

/** Saves a card without paying yet: what the elements hold, or details that name a type of their own. */
export function createPaymentMethod(api: Api, request: MethodRequest): Promise<PaymentMethodResult> {
  if ('elements' in request) return saveFrom(api, groupOf(request.elements), request.params)
  if ('element' in request) return saveFrom(api, groupOf(request.element), request.params)
  return save(api, asFormBody(request))
}

async function saveFrom(api: Api, group: Group, params: object | undefined): Promise<PaymentMethodResult> {
  if (!group.submitted) throw new IntegrationError('Call elements.submit() before createPaymentMethod.')
  const source = group.expressSource ?? group.source
  const collected = group.submitted.authorised ? { value: group.submitted } : await source?.collect()
  if (!collected) throw new IntegrationError('createPaymentMethod needs a mounted Element.')
  if (collected.error) return { error: collected.error }
  return save(api, mergeMethodData(asFormBody(params), collected.value.data))
}

async function save(api: Api, body: FormBody): Promise<PaymentMethodResult> {
  const { error, value } = await api.createPaymentMethod(body)
  return error ? { error } : { paymentMethod: value }
}
