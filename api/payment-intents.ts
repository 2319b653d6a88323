import { Hono, type Context } from 'hono'
import { unreachable } from '#platform/result.ts'
import { PaymentSessionRequest } from '#shop/checkout/payment-session-request.ts'
import { refreshPaymentSession } from '#shop/checkout/payment-session.server.ts'
import type { SessionRefusal } from '#shop/checkout/session-refusal.ts'
import { toQuoteJson } from '#shop/pricing/quote-json.ts'
import type { ApiServices } from './create-api.ts'
import { ApiError } from './errors.ts'
import { invalid, readJson } from './json-body.ts'
import { quoteRefused } from './quote.ts'

/** The two names of the specification for one thing: start or refresh the payment of this browser's checkout. */
export function paymentIntents(services: ApiServices): Hono {
  const refresh = async (c: Context) => {
    const request = await readJson(c, PaymentSessionRequest)
    const sessionId = services.sessions.ensure(c)
    const session = await refreshPaymentSession(services.settle, sessionId, request)
    if (!session.ok) throw refused(session.error)
    const { clientSecret, paymentId, checkoutId, quote } = session.value
    c.header('cache-control', 'no-store')
    return c.json({
      clientSecret,
      paymentIntentId: paymentId,
      checkoutId,
      amount: quote.total,
      quote: toQuoteJson(quote),
    })
  }
  return new Hono().post('/payment-intents/init', refresh).post('/create-payment-intent', refresh)
}

function refused(refusal: SessionRefusal): ApiError {
  switch (refusal.reason) {
    case 'incomplete':
      return invalid(prefixed(refusal.fields))
    case 'not-sellable':
      return quoteRefused(refusal.refusal, 'customerInfo.postcode')
    case 'price-changed':
      return new ApiError(409, {
        error: 'The price has changed since the page was loaded. Nothing has been charged.',
        code: 'price_changed',
        quote: toQuoteJson(refusal.quote),
      })
    case 'paying-elsewhere':
      return new ApiError(409, {
        error: 'This order is being paid in another tab. Please finish there, or try again in a minute.',
        code: 'paying_elsewhere',
      })
    case 'processing':
      return new ApiError(409, {
        error: 'Your payment is being processed. You will not be charged again.',
        code: 'payment_processing',
        paymentIntentId: refusal.paymentId,
      })
    case 'already-paid':
      return new ApiError(409, {
        error: 'This order has been paid already.',
        code: 'already_paid',
        orderNumber: refusal.orderNumber,
      })
    default:
      return unreachable(refusal)
  }
}

const prefixed = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [`customerInfo.${name}`, message]))
