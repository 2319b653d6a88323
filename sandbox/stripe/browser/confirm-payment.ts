import type {
  ConfirmPaymentData,
  PaymentIntentResult,
  Stripe,
  StripeElements,
  StripeError,
} from '@stripe/stripe-js'
import { type Api, intentIdOf } from './api.ts'
import { groupOf } from './elements.ts'
import { IntegrationError } from './integration-error.ts'
import type { FormBody } from './form-encode.ts'
import { asFormBody, mergeMethodData } from './method-data.ts'
import { finishIntent, neverReturns } from './next-action.ts'
import { checkPromises } from './payment/billing-rules.ts'
import { amountMismatch } from './amount-mismatch.ts'

type ConfirmOptions = {
  elements?: StripeElements
  clientSecret?: string
  confirmParams?: Partial<ConfirmPaymentData>
  redirect?: 'always' | 'if_required'
}

/** With `redirect: 'always'` only a failure ever comes back; everything else leaves the page. */
export function createConfirmPayment(api: Api): Stripe['confirmPayment'] {
  function confirm(options: ConfirmOptions & { redirect: 'if_required' }): Promise<PaymentIntentResult>
  function confirm(options: ConfirmOptions): Promise<{ error: StripeError }>
  function confirm(options: ConfirmOptions): Promise<PaymentIntentResult> {
    return confirmPayment(api, options)
  }
  return confirm
}

async function confirmPayment(api: Api, options: ConfirmOptions): Promise<PaymentIntentResult> {
  const { confirmParams = {}, redirect = 'always' } = options
  const group = options.elements && groupOf(options.elements)
  if (group?.clientSecret && options.clientSecret) {
    throw new IntegrationError(
      'The elements already know their client secret: do not pass one to confirmPayment too.',
    )
  }
  const clientSecret = options.clientSecret ?? group?.clientSecret
  const id = clientSecret && intentIdOf(clientSecret)
  if (!clientSecret || !id)
    throw new IntegrationError('confirmPayment needs the client secret of a payment intent.')
  if (redirect === 'always' && !confirmParams.return_url) {
    throw new IntegrationError(
      "confirmPayment needs confirmParams.return_url unless redirect is 'if_required'.",
    )
  }
  const submitted = group?.submitted
  if (group?.isDeferred && !submitted) {
    throw new IntegrationError(
      'Call elements.submit() as soon as the buyer presses Pay, before confirmPayment.',
    )
  }

  const source = group?.expressSource ?? group?.source
  const collected = submitted?.authorised ? { value: submitted } : await source?.collect()
  if (collected?.error) return { error: collected.error }
  checkPromises(collected?.value.promised ?? [], confirmParams.payment_method_data?.billing_details)

  const mismatch = group?.isDeferred ? await amountMismatch(api, group, clientSecret) : undefined
  if (mismatch) {
    source?.settled(mismatch)
    return { error: mismatch }
  }
  source?.confirming?.()
  const answer = await api.confirmIntent(id, confirmBody(clientSecret, confirmParams, collected?.value.data))
  if (group) group.submitted = undefined
  const result = answer.error ? { error: answer.error } : await finishIntent(api, answer.value, clientSecret)
  source?.settled(result.error)
  if (result.paymentIntent && redirect === 'always')
    return neverReturns(returnAddress(confirmParams.return_url ?? '', result.paymentIntent))
  return result
}

function confirmBody(
  clientSecret: string,
  params: Partial<ConfirmPaymentData>,
  collected: FormBody | undefined,
): FormBody {
  const { payment_method_data: given, ...rest } = asFormBody(params)
  const methodData = collected && mergeMethodData(asFormBody(given), collected)
  return {
    ...rest,
    client_secret: clientSecret,
    use_stripe_sdk: true,
    ...(methodData ? { payment_method_data: methodData } : {}),
  }
}

function returnAddress(returnUrl: string, intent: { id: string; client_secret: string | null }): string {
  const address = new URL(returnUrl, location.href)
  address.searchParams.set('payment_intent', intent.id)
  address.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '')
  address.searchParams.set('redirect_status', 'succeeded')
  return address.href
}
