import type { Store } from './store.ts'

const DAY = 86_400
/** As long as Stripe keeps them. */
const EVENTS_KEPT = 30 * DAY
const ANSWERS_KEPT = DAY

/** At start, drops what Stripe would have forgotten by now. */
export function forgetOld(store: Store, now: number): void {
  for (const { id, at } of store.all('saved_answer')) {
    if (now - at >= ANSWERS_KEPT) store.remove('saved_answer', id)
  }
  for (const { id, created } of store.all('event')) {
    if (now - created >= EVENTS_KEPT) store.remove('event', id)
  }
  for (const { id, event } of store.all('delivery')) {
    if (store.get('event', event) === undefined) store.remove('delivery', id)
  }
}
