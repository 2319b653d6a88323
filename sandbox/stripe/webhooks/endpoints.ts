import type Stripe from 'stripe'
import { resourceMissing } from '#sandbox/stripe/http/errors.ts'
import { metadataParam } from '#sandbox/stripe/http/metadata.ts'
import { flag, list, needed, orUnset, text, textUpTo, webAddress } from '#sandbox/stripe/http/params.ts'
import type { KnownTo, Read } from '#sandbox/stripe/http/params.ts'
import { newId, randomText } from '#sandbox/stripe/state/ids.ts'
import { API_VERSION } from '#sandbox/stripe/world.ts'
import type { World } from '#sandbox/stripe/world.ts'

const creation = {
  url: webAddress,
  enabled_events: list(text),
  api_version: text,
  connect: flag,
  description: orUnset(textUpTo(5000)),
  metadata: metadataParam,
}
export const createEndpointShape: KnownTo<Stripe.WebhookEndpointCreateParams, typeof creation> = creation

export function findEndpoint(world: World, id: string): Stripe.WebhookEndpoint {
  const endpoint = world.store.get('webhook_endpoint', id)
  if (endpoint === undefined) throw resourceMissing('webhook endpoint', id, 'webhook_endpoint')
  return withoutSecret(endpoint)
}

/**
 * Registers an address, and answers its signing secret. Unlike Stripe, an address that is registered already keeps
 * its id and secret and takes the new list of events: a shop that registers at every start piles up nothing.
 */
export function createEndpoint(
  world: World,
  given: Read<typeof createEndpointShape>,
): Stripe.WebhookEndpoint {
  const url = needed(given.url, 'url')
  const enabled_events = needed(given.enabled_events, 'enabled_events')
  const known = world.store.all('webhook_endpoint').find((endpoint) => endpoint.url === url)
  return world.store.put('webhook_endpoint', {
    id: known?.id ?? newId('we'),
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: known?.created ?? world.now(),
    description: given.description ?? known?.description ?? null,
    enabled_events,
    livemode: false,
    metadata: given.metadata ?? known?.metadata ?? {},
    secret: known?.secret ?? `whsec_${randomText(32)}`,
    status: 'enabled',
    url,
  })
}

/** Oldest first. */
export function listEndpoints(world: World): Stripe.WebhookEndpoint[] {
  return world.store.all('webhook_endpoint').map(withoutSecret)
}

export function deleteEndpoint(world: World, id: string): Stripe.DeletedWebhookEndpoint {
  findEndpoint(world, id)
  world.store.remove('webhook_endpoint', id)
  return { id, object: 'webhook_endpoint', deleted: true }
}

/** The secret is shown once, when the endpoint is created. */
function withoutSecret(endpoint: Stripe.WebhookEndpoint): Stripe.WebhookEndpoint {
  const { secret: _secret, ...shown } = endpoint
  return shown
}
