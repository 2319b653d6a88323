import { Hono } from 'hono'
import { createV1 } from './api/v1.ts'
import type { Api, ApiEnv } from './http/endpoint.ts'
import { createIdempotency } from './http/idempotency.ts'
import type { World } from './world.ts'

export function createApp(world: World): Api {
  const app = new Hono<ApiEnv>()
  const idempotency = createIdempotency(world)
  app.route('/v1', createV1(world, idempotency, 'either'))
  app.route('/sandbox/stripe/v1', createV1(world, idempotency, 'publishable'))
  return app
}
