import { WANTED_EVENTS } from './stripe-events.server.ts'
import { createStripe, type StripeOptions } from './stripe.server.ts'

/**
 * Tells the sandbox where to send its events and returns the secret it signs them with. The shop's address may have
 * changed since the last start: only the present one is kept, so that no event goes to a port where nobody listens.
 * In a sandbox that several processes share, the other addresses are theirs.
 */
export async function registerSandboxWebhook(
  options: StripeOptions,
  url: string,
  { keepOthers = false } = {},
): Promise<string> {
  const stripe = createStripe(options)
  const known = keepOthers ? [] : (await stripe.webhookEndpoints.list({ limit: 100 })).data
  for (const endpoint of known) if (endpoint.url !== url) await stripe.webhookEndpoints.del(endpoint.id)
  const { secret } = await stripe.webhookEndpoints.create({ url, enabled_events: [...WANTED_EVENTS] })
  if (secret === undefined) throw new Error('The sandbox gave no webhook secret')
  return secret
}
