import { Hono } from 'hono'
import { createV1 } from './api/v1.ts'
import { createDashboardActions } from './dashboard/actions.ts'
import { createDashboard } from './dashboard/dashboard.ts'
import type { Api } from './http/endpoint.ts'
import type { ApiEnv } from './http/read-request.ts'
import { createIdempotency } from './http/idempotency.ts'
import { SIGN_OF_LIFE } from './find-running.ts'
import { ownPortOnly } from './http/own-port.ts'
import { createKnobsApi } from './knobs/knobs-api.ts'
import { addApprovalPages } from './pages/approval.ts'
import { addBrowserFiles } from './pages/browser-files.ts'
import type { Deliveries } from './webhooks/deliveries.ts'
import type { World } from './world.ts'

export function createApp(world: World, deliveries: Deliveries, scriptFile: string): Api {
  const app = new Hono<ApiEnv>()
  const idempotency = createIdempotency(world)
  app.route('/v1', createV1(world, idempotency, 'either'))

  // What the shop forwards under its own address. Everything below this part stays on the sandbox's own port.
  app.route('/sandbox/stripe/v1', createV1(world, idempotency, 'publishable'))
  addApprovalPages(app, world)
  addBrowserFiles(app, scriptFile)
  app.all('/sandbox/stripe/*', (c) => c.text('Not found', 404))

  app.use(ownPortOnly)
  app.get('/healthz', (c) => c.json(SIGN_OF_LIFE))
  app.route('/knobs', createKnobsApi(world, deliveries))
  app.route('/', createDashboard(world))
  app.route('/', createDashboardActions(world, deliveries))
  return app
}
