import type { Knobs } from './knobs/knobs.ts'
import type { Store } from './state/store.ts'

/** What every part of the sandbox works on, passed in so that a test can say what time it is. */
export type World = {
  store: Store
  knobs: Knobs
  /** Seconds, as Stripe counts them. */
  now(): number
  /** Told of each stored event, to send it to whoever registered for it. */
  announce(eventId: string): void
  /** Told of a payment that stays in `processing` until its time comes. */
  hold(intentId: string): void
}

/** The request behind a change, as events name it. Nothing for what happens by itself or on a page. */
export type Cause = { requestId: string | null; idempotencyKey: string | null }

export const BY_ITSELF: Cause = { requestId: null, idempotencyKey: null }

export const API_VERSION = '2026-10-28.endive'
