import { Hono } from 'hono'
import { recordPaymentEvent } from '#shop/orders/payment-events.server.ts'
import type { ApiServices } from './create-api.ts'
import { ApiError } from './errors.ts'

/**
 * A webhook is a wake-up call: verified by its raw bytes, then the present truth is asked and recorded.
 * 2xx only when that is done; anything else makes the provider call again.
 */
export function stripeWebhook({ settle, log }: ApiServices): Hono {
  return new Hono().post('/', async (c) => {
    const event = settle.payments.verifyEvent(await c.req.text(), c.req.header('stripe-signature'))
    if (event === null) {
      throw new ApiError(400, { error: 'The signature does not match.', code: 'bad_signature' })
    }
    const outcome = await recordPaymentEvent(settle, event)
    log.info({ event: event.id, type: event.type, outcome }, 'webhook')
    return c.body(null, 204)
  })
}
