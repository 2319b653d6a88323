import type { Delivery } from '#sandbox/stripe/state/kinds.ts'
import type { Store } from '#sandbox/stripe/state/store.ts'

/** One for each endpoint that the event was or is to be sent to. */
export function deliveriesOf(store: Store, eventId: string): Delivery[] {
  return store
    .all('webhook_endpoint')
    .map((endpoint) => store.get('delivery', `${eventId}:${endpoint.id}`))
    .filter((delivery) => delivery !== undefined)
}
