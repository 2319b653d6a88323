import type Stripe from 'stripe'
import type { Api } from '#sandbox/stripe/http/endpoint.ts'
import type { ApiContext } from '#sandbox/stripe/http/read-request.ts'
import { decide } from '#sandbox/stripe/payments/buyer-decision.ts'
import { isPageToken } from '#sandbox/stripe/payments/next-action.ts'
import type { Attempt } from '#sandbox/stripe/state/kinds.ts'
import type { World } from '#sandbox/stripe/world.ts'
import { decisionPage, embeddedDonePage, expiredPage, finishedPage, goesThrough } from './approval-view.ts'
import type { ApprovalKind } from './approval-view.ts'
import { approvalPolicy } from './layout.ts'
import type { Html } from './layout.ts'

/** The pages that a buyer is sent to: the bank's question and PayPal's. */
export function addApprovalPages(app: Api, world: World): void {
  for (const kind of ['3ds', 'paypal'] as const) {
    app.get(`/sandbox/stripe/${kind}/:intent`, (c) => show(world, c, kind))
    app.post(`/sandbox/stripe/${kind}/:intent`, (c) => take(world, c, kind))
  }
}

async function show(world: World, c: ApiContext, kind: ApprovalKind): Promise<Response> {
  const visit = visitOf(world, c, kind)
  if (visit === null) return page(c, expiredPage(), null, 410)
  if (visit.attempt.decided) return leave(c, visit.intent, visit.attempt)
  return page(c, decisionPage(kind, visit.intent, visit.method), visit.attempt.returnUrl)
}

async function take(world: World, c: ApiContext, kind: ApprovalKind): Promise<Response> {
  const form = await c.req.parseBody()
  const visit = visitOf(world, c, kind)
  if (visit === null) return page(c, expiredPage(), null, 410)
  const decision = goesThrough(kind, form['decision'])
  if (decision === null && !visit.attempt.decided) return show(world, c, kind)
  const intent = decision === null ? visit.intent : decide(world, visit.intent.id, decision)
  await world.store.durable()
  return leave(c, intent, visit.attempt)
}

type Visit = { intent: Stripe.PaymentIntent; attempt: Attempt; method: Stripe.PaymentMethod | undefined }

/** Only the intent's own link gets in, only for the attempt it was made for, and only by the right door. */
function visitOf(world: World, c: ApiContext, kind: ApprovalKind): Visit | null {
  const id = c.req.param('intent') ?? ''
  const intent = world.store.get('payment_intent', id)
  const attempt = world.store.get('attempt', id)
  if (intent === undefined || attempt === undefined) return null
  if (!isPageToken(intent, attempt, c.req.query('token') ?? '')) return null
  if (attempt.decided) return { intent, attempt, method: undefined }
  if (intent.status !== 'requires_action' || typeof intent.payment_method !== 'string') return null
  const method = world.store.get('payment_method', intent.payment_method)
  return (method?.type === 'paypal') === (kind === 'paypal') ? { intent, attempt, method } : null
}

function leave(c: ApiContext, intent: Stripe.PaymentIntent, attempt: Attempt): Response | Promise<Response> {
  if (c.req.query('embedded') === '1') return page(c, embeddedDonePage(intent), null)
  if (attempt.returnUrl === null) return page(c, finishedPage(intent), null)
  const back = new URL(attempt.returnUrl)
  back.searchParams.set('payment_intent', intent.id)
  back.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '')
  back.searchParams.set('redirect_status', REDIRECT_STATUS[intent.status] ?? 'failed')
  c.header('content-security-policy', approvalPolicy(attempt.returnUrl))
  return c.redirect(back.href, 303)
}

const REDIRECT_STATUS: { [status: string]: string } = { succeeded: 'succeeded', processing: 'pending' }

function page(c: ApiContext, content: Html, returnUrl: string | null, status: 200 | 410 = 200) {
  c.header('content-security-policy', approvalPolicy(returnUrl))
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  c.header('x-content-type-options', 'nosniff')
  return c.html(content, status)
}
