import type { FaultRule } from './knobs/fault-rules.ts'
import type { ProcessingKnobs, WebhookKnobs } from './knobs/knobs.ts'
import type { Delivery } from './state/kinds.ts'

export type { FaultRule, ProcessingKnobs, WebhookKnobs }

export type KnobsClient = ReturnType<typeof stripeSandboxKnobs>

/** Turns the sandbox's knobs from a test: `stripeSandboxKnobs(sandbox.url).failCalls({ failure: 'cut' })`. */
export function stripeSandboxKnobs(sandboxUrl: string) {
  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${sandboxUrl}/knobs${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (!answer.ok) throw new Error(`${method} /knobs${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  return {
    /** Everything behaves again. */
    reset: async () => void (await ask('DELETE', '')),
    /** Adds a rule; rules add up until reset. */
    failCalls: async (rule: FaultRule) => void (await ask('POST', '/calls', rule)),
    webhooks: async (change: Partial<WebhookKnobs>) => void (await ask('POST', '/webhooks', change)),
    /** The next payments that would succeed stay in `processing`. */
    processing: async (change: Partial<ProcessingKnobs>) => void (await ask('POST', '/processing', change)),
    settle: async (paymentIntent: string, outcome?: 'succeeded' | 'failed') =>
      void (await ask('POST', `/payments/${paymentIntent}/settle`, outcome === undefined ? {} : { outcome })),
    dispute: async (paymentIntent: string) => void (await ask('POST', `/payments/${paymentIntent}/dispute`)),
    resendEvent: async (event: string) => void (await ask('POST', `/events/${event}/resend`)),
    // The sandbox's own answer, typed on both sides by the same file.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    deliveries: async () => (await ask('GET', '/deliveries')) as Delivery[],
  }
}
