import { createFaultRules } from './fault-rules.ts'

/** How webhooks misbehave. They stay so until reset, except for those that count down. */
export type WebhookKnobs = {
  /** Each delivery waits this long first. */
  delayMs: number
  /** Each delivery is sent this many times more. */
  duplicates: number
  /** The next n deliveries are gathered and sent last first. */
  reorder: number
  /** The next n deliveries are never sent, unless somebody resends them. */
  drop: number
}

/** The next n payments that would succeed stay in `processing`, for so long or until they are settled by hand. */
export type ProcessingKnobs = { next: number; outcome: 'succeeded' | 'failed'; settleAfterMs: number | null }

const PROPER_WEBHOOKS: WebhookKnobs = { delayMs: 0, duplicates: 0, reorder: 0, drop: 0 }
const NO_HOLD: ProcessingKnobs = { next: 0, outcome: 'succeeded', settleAfterMs: null }

export type Knobs = ReturnType<typeof createKnobs>

/** Misbehaviour on demand. Kept in memory only: a sandbox that starts behaves. */
export function createKnobs() {
  const calls = createFaultRules()
  let webhooks = PROPER_WEBHOOKS
  let processing = NO_HOLD
  return {
    calls,
    webhooks: () => webhooks,
    processing: () => processing,
    setWebhooks(change: Partial<WebhookKnobs>) {
      webhooks = { ...webhooks, ...change }
    },
    setProcessing(change: Partial<ProcessingKnobs>) {
      processing = { ...NO_HOLD, ...change }
    },
    takeHold(): ProcessingKnobs | null {
      if (processing.next <= 0) return null
      processing = { ...processing, next: processing.next - 1 }
      return processing
    },
    /** Counts one down and says whether there was one to take. */
    takeWebhook(countdown: 'reorder' | 'drop'): boolean {
      if (webhooks[countdown] <= 0) return false
      webhooks = { ...webhooks, [countdown]: webhooks[countdown] - 1 }
      return true
    },
    reset() {
      calls.clear()
      webhooks = PROPER_WEBHOOKS
      processing = NO_HOLD
    },
  }
}
