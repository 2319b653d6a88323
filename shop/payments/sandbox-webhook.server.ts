import { createStripe, type StripeOptions } from './stripe.server.ts'

/**
 * Tells the sandbox where to send its events and returns the secret it signs them with. The shop's address may have
 * changed since the last start: only the present one is kept, so that no event goes to a port where nobody listens.
 */
export async function registerSandboxWebhook(options: StripeOptions, url: string): Promise<string> {
  const stripe = createStripe(options)
  const known = await stripe.webhookEndpoints.list({ limit: 100 })
  for (const endpoint of known.data) if (endpoint.url !== url) await stripe.webhookEndpoints.del(endpoint.id)
  const { secret } = await stripe.webhookEndpoints.create({ url, enabled_events: ['*'] })
  if (secret === undefined) throw new Error('The sandbox gave no webhook secret')
  return secret
}
