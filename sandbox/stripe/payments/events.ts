import type Stripe from 'stripe'
import { newId } from '#sandbox/stripe/state/ids.ts'
import { API_VERSION } from '#sandbox/stripe/world.ts'
import type { Cause, World } from '#sandbox/stripe/world.ts'

export type EventType =
  | 'charge.dispute.created'
  | 'charge.failed'
  | 'charge.pending'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'refund.created'

type Subject<T extends EventType> = Extract<Stripe.Event, { type: T }>['data']['object']

export function emit<T extends EventType>(world: World, cause: Cause, type: T, object: Subject<T>): void {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: world.now(),
    data: { object },
    livemode: false,
    pending_webhooks: world.store.all('webhook_endpoint').filter((endpoint) => wants(endpoint, type)).length,
    request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
    type,
  }
  // Type and object belong together by this function's signature, which the union of all events cannot express.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  world.store.put('event', event as Stripe.Event)
  world.announce(event.id)
}

export function wants(endpoint: Stripe.WebhookEndpoint, type: string): boolean {
  const { enabled_events: enabled, status } = endpoint
  return status === 'enabled' && (enabled.includes('*') || enabled.includes(type))
}
