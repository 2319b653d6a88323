import type Stripe from 'stripe'
import type { Api, Endpoint } from '#sandbox/stripe/http/endpoint.ts'
import { flag, list, text } from '#sandbox/stripe/http/params.ts'
import { deliveriesOf } from '#sandbox/stripe/webhooks/deliveries-of.ts'
import type { World } from '#sandbox/stripe/world.ts'
import { listing, retrieving } from './listing.ts'

const filters = { type: text, types: list(text), delivery_success: flag }

export function addEvents(api: Api, endpoint: Endpoint): void {
  const events = listing('event', filters, () => true)
  api.get(
    '/events',
    endpoint({
      secret: {
        shape: events.shape,
        run(world, caller, given, id) {
          const { run } = listing('event', filters, (event, { type, types, delivery_success: success }) => {
            if (type !== undefined && !matches(event.type, type)) return false
            if (types !== undefined && !types.includes(event.type)) return false
            return success === undefined || success === (pendingOf(world, event) === 0)
          })
          return run(world, caller, given, id)
        },
      },
    }),
  )
  api.get('/events/:id', endpoint({ secret: retrieving('event', 'event', withPending) }))
}

/** `charge.*` stands for all of its kind. */
const matches = (type: string, wanted: string) =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted

function pendingOf(world: World, event: Stripe.Event): number {
  return deliveriesOf(world.store, event.id).filter(({ state }) => state !== 'delivered').length
}

const withPending = (world: World, event: Stripe.Event) => ({
  ...event,
  pending_webhooks: pendingOf(world, event),
})
