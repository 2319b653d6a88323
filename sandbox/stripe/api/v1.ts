import { Hono } from 'hono'
import type { Caller } from '#sandbox/stripe/http/call.ts'
import { createEndpoints } from '#sandbox/stripe/http/endpoint.ts'
import type { Api } from '#sandbox/stripe/http/endpoint.ts'
import type { ApiEnv } from '#sandbox/stripe/http/read-request.ts'
import type { Idempotency } from '#sandbox/stripe/http/idempotency.ts'
import type { World } from '#sandbox/stripe/world.ts'
import { addCharges } from './charges.ts'
import { addDisputes } from './disputes.ts'
import { addElements } from './elements.ts'
import { addEvents } from './events.ts'
import { addPaymentIntents } from './payment-intents.ts'
import { addPaymentMethods } from './payment-methods.ts'
import { addRefunds } from './refunds.ts'
import { addWebhookEndpoints } from './webhook-endpoints.ts'

/** Everything under `/v1`, for both kinds of key or, under the shop's own address, for the browser's alone. */
export function createV1(world: World, idempotency: Idempotency, allowed: Caller['keyKind'] | 'either'): Api {
  const endpoint = createEndpoints(world, idempotency, allowed)
  const api = new Hono<ApiEnv>()
  addPaymentIntents(api, endpoint)
  addPaymentMethods(api, endpoint)
  addCharges(api, endpoint)
  addRefunds(api, endpoint)
  addDisputes(api, endpoint)
  addEvents(api, endpoint)
  addWebhookEndpoints(api, endpoint)
  addElements(api, endpoint)
  api.all('*', (c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`
    return c.json({ error: { type: 'invalid_request_error', message } }, 404)
  })
  return api
}
