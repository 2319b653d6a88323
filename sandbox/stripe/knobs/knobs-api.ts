import { Hono } from 'hono'
import { z } from 'zod'
import type { ApiEnv } from '#sandbox/stripe/http/read-request.ts'
import { openDispute } from '#sandbox/stripe/payments/disputes.ts'
import { settleHold } from '#sandbox/stripe/payments/holds.ts'
import type { Deliveries } from '#sandbox/stripe/webhooks/deliveries.ts'
import { BY_ITSELF } from '#sandbox/stripe/world.ts'
import type { World } from '#sandbox/stripe/world.ts'

const count = z.int().nonnegative()

const faultRule = z.strictObject({
  failure: z.enum(['error', 'timeout', 'cut', 'slow']),
  when: z.enum(['before', 'after']).exactOptional(),
  status: z.literal([429, 500, 503]).exactOptional(),
  ms: count.exactOptional(),
  onCall: count.min(1).exactOptional(),
  times: count.min(1).exactOptional(),
  probability: z.number().min(0).max(1).exactOptional(),
  seed: z.int().exactOptional(),
  method: z.enum(['GET', 'POST', 'DELETE']).exactOptional(),
  path: z.string().exactOptional(),
})

const webhookKnobs = z.strictObject({
  delayMs: count.exactOptional(),
  duplicates: count.exactOptional(),
  reorder: count.exactOptional(),
  drop: count.exactOptional(),
})

const outcome = z.enum(['succeeded', 'failed'])

const processingKnobs = z.strictObject({
  next: count.exactOptional(),
  outcome: outcome.exactOptional(),
  settleAfterMs: count.nullable().exactOptional(),
})

/** Misbehaviour on demand, on the sandbox's own port only. */
export function createKnobsApi(world: World, deliveries: Deliveries) {
  const { knobs, store } = world
  const api = new Hono<ApiEnv>()

  const state = () => ({
    calls: knobs.calls.list(),
    webhooks: knobs.webhooks(),
    processing: knobs.processing(),
  })

  api.get('/', (c) => c.json(state()))
  api.delete('/', (c) => {
    knobs.reset()
    return c.json(state())
  })
  api.post('/calls', async (c) => {
    knobs.calls.add(faultRule.parse(await c.req.json()))
    return c.json(state())
  })
  api.post('/webhooks', async (c) => {
    knobs.setWebhooks(webhookKnobs.parse(await c.req.json()))
    return c.json(state())
  })
  api.post('/processing', async (c) => {
    knobs.setProcessing(processingKnobs.parse(await c.req.json()))
    return c.json(state())
  })
  api.post('/payments/:id/settle', async (c) => {
    const asked = z.strictObject({ outcome: outcome.exactOptional() }).parse(await c.req.json())
    const intent = settleHold(world, c.req.param('id'), asked.outcome)
    await store.durable()
    return intent === null ? c.json({ error: 'This payment is not processing.' }, 404) : c.json(intent)
  })
  api.post('/payments/:id/dispute', async (c) => {
    const latest = store.get('payment_intent', c.req.param('id'))?.latest_charge
    const charge = typeof latest === 'string' ? store.get('charge', latest) : undefined
    const dispute = charge === undefined ? null : openDispute(world, BY_ITSELF, charge)
    await store.durable()
    return dispute === null ? c.json({ error: 'There is no charge to dispute.' }, 404) : c.json(dispute)
  })
  api.post('/events/:id/resend', (c) => {
    const sentTo = deliveries.resend(c.req.param('id'))
    return sentTo === 0
      ? c.json({ error: 'Nobody is registered for such an event.' }, 404)
      : c.json({ sentTo })
  })
  api.get('/deliveries', (c) => c.json(store.all('delivery')))
  api.onError((error, c) => {
    if (error instanceof z.ZodError) return c.json({ error: z.prettifyError(error) }, 400)
    if (error instanceof SyntaxError) return c.json({ error: 'The body is not JSON.' }, 400)
    throw error
  })
  return api
}
