import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import * as z from 'zod/mini'
import { CallError } from '#platform/call-api.ts'
import { confirmOrder, type SessionCall } from './checkout-calls.ts'
import type { SessionAnswer } from './session-state.ts'
import { paidOrder } from './use-payment-session.ts'

export const PAY_FAILED = 'Failed to process payment. Please try again.'
export const UNEXPECTED = 'An unexpected error occurred.'
export const ORDER_FAILED = 'Payment succeeded but failed to create order. Please contact support.'

export type PayOutcome =
  | { kind: 'ordered'; orderNumber: string }
  /** Accepted, but not finished: the confirmation page goes on asking. */
  | { kind: 'processing'; paymentIntentId: string }
  | { kind: 'refused'; message: string; fields?: Record<string, string> }
  /** The payment that the form was made for has ended: a new form is shown, nothing was charged. */
  | { kind: 'renewed'; session: SessionAnswer }
  /** Our price is another than the page's: the buyer decides. */
  | { kind: 'price-changed' }
  /** Paid: nothing may be tried again here. */
  | { kind: 'paid-without-order'; message: string; reference: string }

type PayParts = {
  stripe: Stripe
  elements: StripeElements
  call: SessionCall
  start: (call: SessionCall) => Promise<SessionAnswer>
  returnUrl: string
  /** The secret that the mounted form holds; null for a wallet's sheet, which learns it only now. */
  mountedSecret: string | null
}

/**
 * Saves everything and checks the amount again, then confirms the payment, then asks for the order. In this order a
 * closed browser loses nothing: the draft knows the buyer before money moves.
 */
export async function pay({
  stripe,
  elements,
  call,
  start,
  returnUrl,
  mountedSecret,
}: PayParts): Promise<PayOutcome> {
  const complete = await elements.submit()
  if (complete.error) return { kind: 'refused', message: complete.error.message ?? UNEXPECTED }
  let session: SessionAnswer
  try {
    session = await start({ ...call, paying: true })
  } catch (error) {
    return refusedByShop(error)
  }
  if (mountedSecret !== null && mountedSecret !== session.clientSecret) return { kind: 'renewed', session }
  try {
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      // A form that was mounted with its secret must not be given one again.
      ...(mountedSecret === null ? { clientSecret: session.clientSecret } : {}),
      confirmParams: { return_url: returnUrl, receipt_email: call.customerInfo.email },
      redirect: 'if_required',
    })
    if (error && !(await wentThrough(stripe, session.clientSecret, error))) {
      return { kind: 'refused', message: error.message ?? UNEXPECTED }
    }
    if (paymentIntent?.status === 'processing')
      return { kind: 'processing', paymentIntentId: paymentIntent.id }
    if (paymentIntent && paymentIntent.status !== 'succeeded') return { kind: 'refused', message: UNEXPECTED }
  } catch {
    return { kind: 'refused', message: PAY_FAILED }
  }
  return orderFor(session.paymentIntentId, call)
}

/** A line that broke after the charge looks like a failure: ask before telling the buyer to try again. */
async function wentThrough(stripe: Stripe, clientSecret: string, error: StripeError): Promise<boolean> {
  if (error.type !== 'api_connection_error') return false
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret)
  return paymentIntent?.status === 'succeeded'
}

async function orderFor(paymentIntentId: string, call: SessionCall): Promise<PayOutcome> {
  try {
    const productId = call.items[0]?.productId ?? ''
    const orderNumber = await confirmOrder(paymentIntentId, call.customerInfo, productId)
    return orderNumber === null ? { kind: 'processing', paymentIntentId } : { kind: 'ordered', orderNumber }
  } catch {
    return { kind: 'paid-without-order', message: ORDER_FAILED, reference: paymentIntentId }
  }
}

const Fields = z.record(z.string(), z.string())

function refusedByShop(error: unknown): PayOutcome {
  if (!(error instanceof CallError)) return { kind: 'refused', message: PAY_FAILED }
  const orderNumber = paidOrder(error)
  if (orderNumber !== null) return { kind: 'ordered', orderNumber }
  if (error.body['code'] === 'price_changed') return { kind: 'price-changed' }
  if (error.body['code'] === 'payment_processing' && typeof error.body['paymentIntentId'] === 'string') {
    return { kind: 'processing', paymentIntentId: error.body['paymentIntentId'] }
  }
  const fields = Fields.safeParse(error.body['fields'])
  const message = error.status < 500 ? error.sentence : null
  return {
    kind: 'refused',
    message: message ?? PAY_FAILED,
    ...(fields.success ? { fields: fields.data } : {}),
  }
}
