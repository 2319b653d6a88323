import { Hono } from 'hono'
import type { ApiContext, ApiEnv } from '#sandbox/stripe/http/read-request.ts'
import { ApiError } from '#sandbox/stripe/http/errors.ts'
import { openDispute } from '#sandbox/stripe/payments/disputes.ts'
import { settleHold } from '#sandbox/stripe/payments/holds.ts'
import { createRefund } from '#sandbox/stripe/payments/refunds.ts'
import type { Deliveries } from '#sandbox/stripe/webhooks/deliveries.ts'
import { BY_ITSELF } from '#sandbox/stripe/world.ts'
import type { World } from '#sandbox/stripe/world.ts'
import { paymentDetails } from './payment-details.ts'

/** The dashboard's buttons. A form without an Origin did not come from a browser's page of ours. */
export function createDashboardActions(world: World, deliveries: Deliveries) {
  const actions = new Hono<ApiEnv>()

  async function backTo(c: ApiContext, path: string, note: string) {
    await world.store.durable()
    return c.redirect(`${path}?note=${note}`, 303)
  }

  actions.use(async (c, next) => {
    if (c.req.method === 'POST' && c.req.header('origin') === undefined) return c.text('Missing origin.', 403)
    await next()
    return undefined
  })
  actions.post('/payments/:id/refund', async (c) => {
    const id = c.req.param('id')
    const form = await c.req.parseBody()
    const amount = centsOf(form['amount'])
    if (amount === null) return backTo(c, `/payments/${id}`, 'amount')
    try {
      createRefund(world, BY_ITSELF, { payment_intent: id, amount })
      return await backTo(c, `/payments/${id}`, 'refunded')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return backTo(c, `/payments/${id}`, error.body.param === 'amount' ? 'amount' : 'refused')
    }
  })
  actions.post('/payments/:id/dispute', (c) => {
    const id = c.req.param('id')
    const charge = paymentDetails(world, id)?.charges.find(({ paid }) => paid)
    const dispute = charge === undefined ? null : openDispute(world, BY_ITSELF, charge)
    return backTo(c, `/payments/${id}`, dispute === null ? 'refused' : 'disputed')
  })
  actions.post('/payments/:id/settle', async (c) => {
    const id = c.req.param('id')
    const form = await c.req.parseBody()
    const settled = settleHold(world, id, form['outcome'] === 'failed' ? 'failed' : 'succeeded')
    return backTo(c, `/payments/${id}`, settled === null ? 'refused' : 'settled')
  })
  actions.post('/events/:id/resend', (c) => {
    const id = c.req.param('id')
    return backTo(c, `/events/${id}`, deliveries.resend(id) === 0 ? 'nobody' : 'resent')
  })
  return actions
}

/** `49.90` as 4990, read without ever holding money as a fraction. */
export function centsOf(given: unknown): number | null {
  const match = typeof given === 'string' ? /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(given.trim()) : null
  return match === null ? null : Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
