import { Hono } from 'hono'
import type { ApiContext, ApiEnv } from '#sandbox/stripe/http/read-request.ts'
import { ApiError } from '#sandbox/stripe/http/errors.ts'
import { pageOf } from '#sandbox/stripe/http/lists.ts'
import { deliveriesOf } from '#sandbox/stripe/webhooks/deliveries-of.ts'
import { listEndpoints } from '#sandbox/stripe/webhooks/endpoints.ts'
import type { World } from '#sandbox/stripe/world.ts'
import { DASHBOARD_CSS } from './dashboard-css.ts'
import { endpointsTable, eventsTable, eventView } from './events-view.ts'
import { dashboardPage } from './layout.ts'
import type { Html, Section } from './layout.ts'
import { paymentDetails } from './payment-details.ts'
import { paymentView } from './payment-view.ts'
import { paymentsTable } from './payments-view.ts'

const ROWS = 50

/** What can be said after an action; the address only carries which. */
const NOTES: { [key: string]: string } = {
  refunded: 'The refund was made.',
  disputed: 'The dispute was opened.',
  settled: 'The payment was settled.',
  resent: 'The event is being sent again.',
  nobody: 'Nobody is registered for this event.',
  refused: 'That is not possible for this payment.',
  amount: 'Give an amount in dollars and cents, no more than what is left.',
}

export function createDashboard(world: World) {
  const dashboard = new Hono<ApiEnv>()

  dashboard.get('/dashboard.css', (c) =>
    c.body(DASHBOARD_CSS, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  dashboard.get('/', (c) => {
    const payments = pageOf(world.store.all('payment_intent'), fromCursor(c), '/')
    return page(c, 'Payments', 'payments', paymentsTable(payments))
  })
  dashboard.get('/payments/:id', (c) => {
    const details = paymentDetails(world, c.req.param('id'))
    if (details === null) return c.notFound()
    return page(c, details.intent.id, 'payments', paymentView(details))
  })
  dashboard.get('/events', (c) => {
    const events = pageOf(world.store.all('event'), fromCursor(c), '/events')
    const rows = events.data.map((event) => ({ event, deliveries: deliveriesOf(world.store, event.id) }))
    return page(c, 'Events', 'events', eventsTable(rows, events.has_more))
  })
  dashboard.get('/events/:id', (c) => {
    const event = world.store.get('event', c.req.param('id'))
    if (event === undefined) return c.notFound()
    const urlOf = (id: string) => world.store.get('webhook_endpoint', id)?.url ?? id
    return page(
      c,
      event.type,
      'events',
      eventView({ event, deliveries: deliveriesOf(world.store, event.id) }, urlOf),
    )
  })
  dashboard.get('/webhooks', (c) =>
    page(c, 'Webhook endpoints', 'webhooks', endpointsTable(listEndpoints(world))),
  )
  dashboard.onError((error, c) => {
    // A cursor of an older data folder, most likely.
    if (error instanceof ApiError) return c.text(error.message, 400)
    throw error
  })
  return dashboard
}

function page(c: ApiContext, title: string, section: Section, content: Html) {
  const note = NOTES[c.req.query('note') ?? ''] ?? null
  c.header('content-security-policy', POLICY)
  c.header('cache-control', 'no-store')
  return c.html(dashboardPage(title, section, note, content))
}

function fromCursor(c: ApiContext) {
  const cursor = c.req.query('starting_after')
  return cursor === undefined ? { limit: ROWS } : { limit: ROWS, starting_after: cursor }
}

const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
