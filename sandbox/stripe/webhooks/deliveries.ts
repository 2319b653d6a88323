import { wants } from '#sandbox/stripe/payments/events.ts'
import type { Delivery, DeliveryTry } from '#sandbox/stripe/state/kinds.ts'
import type { Store } from '#sandbox/stripe/state/store.ts'
import type { Knobs } from '#sandbox/stripe/knobs/knobs.ts'
import { sendEvent } from './send.ts'
import { createTimetable } from './timetable.ts'

/** Quick at first, because in the sandbox the receiver is usually just starting; then hourly, for three days. */
const BACK_OFF_MS = [200, 1000, 5000, 30_000, 300_000, 1_800_000, 3_600_000]
const GIVE_UP_AFTER_MS = 3 * 86_400_000
/** After a restart nobody should wait an hour for what failed while everything was going down. */
const SOON_AFTER_START_MS = 1000
const TRIES_KEPT = 10
/** A reordered batch that does not fill up is sent after this. */
const REORDER_PATIENCE_MS = 1000

export type Deliveries = ReturnType<typeof createDeliveries>

export function createDeliveries(store: Store, knobs: Knobs) {
  const timetable = createTimetable(attempt)
  const stopping = new AbortController()
  let gathered: string[] = []
  let gatherTimer: NodeJS.Timeout | undefined

  for (const { id, state, nextAt } of store.all('delivery')) {
    if (state === 'pending') timetable.add(id, Math.min(nextAt - Date.now(), SOON_AFTER_START_MS))
  }

  function announce(eventId: string) {
    const { delayMs } = knobs.webhooks()
    for (const delivery of prepare(eventId)) {
      if (knobs.takeWebhook('drop')) store.put('delivery', { ...delivery, state: 'dropped' })
      else if (knobs.takeWebhook('reorder')) gather(delivery.id)
      else timetable.add(delivery.id, delayMs)
    }
  }

  /** Sends it once more to everyone registered for it, also where it had arrived. */
  function resend(eventId: string): number {
    const deliveries = prepare(eventId)
    for (const { id } of deliveries) timetable.add(id, 0)
    return deliveries.length
  }

  function prepare(eventId: string): Delivery[] {
    const event = store.get('event', eventId)
    if (event === undefined) return []
    const now = Date.now()
    return store
      .all('webhook_endpoint')
      .filter((endpoint) => wants(endpoint, event.type))
      .map((endpoint) => {
        const id = `${eventId}:${endpoint.id}`
        const before = store.get('delivery', id) ?? { tryCount: 0, tries: [] }
        return store.put('delivery', {
          id,
          event: eventId,
          eventType: event.type,
          endpoint: endpoint.id,
          state: 'pending',
          firstAt: now,
          nextAt: now,
          tryCount: before.tryCount,
          tries: before.tries,
        })
      })
  }

  function gather(id: string) {
    gathered.push(id)
    clearTimeout(gatherTimer)
    if (knobs.webhooks().reorder === 0) void sendGathered()
    else gatherTimer = setTimeout(() => void sendGathered(), REORDER_PATIENCE_MS)
  }

  async function sendGathered() {
    const batch = gathered.toReversed()
    gathered = []
    // One after the other, or the network would shuffle them again.
    await batch.reduce((before, id) => before.then(() => timetable.inTurn(id)), Promise.resolve())
  }

  async function attempt(id: string): Promise<void> {
    // Nobody hears of an event that a power cut could still undo.
    await store.durable()
    const delivery = store.get('delivery', id)
    const event = delivery === undefined ? undefined : store.get('event', delivery.event)
    const endpoint = delivery === undefined ? undefined : store.get('webhook_endpoint', delivery.endpoint)
    if (delivery === undefined || event === undefined || endpoint === undefined)
      return store.remove('delivery', id)
    const copies = 1 + knobs.webhooks().duplicates
    const sent = await Promise.all(
      Array.from({ length: copies }, () => sendEvent(endpoint, event, stopping.signal)),
    )
    if (stopping.signal.aborted) return
    const result = sent.find(arrived) ?? sent[0]
    if (result !== undefined) settle(store.get('delivery', id) ?? delivery, result)
  }

  function settle(delivery: Delivery, result: DeliveryTry) {
    const tryCount = delivery.tryCount + 1
    const tries = [...delivery.tries, result].slice(-TRIES_KEPT)
    if (arrived(result)) {
      store.put('delivery', { ...delivery, state: 'delivered', tryCount, tries })
      return
    }
    const wait = BACK_OFF_MS[Math.min(tryCount, BACK_OFF_MS.length) - 1] ?? 0
    const nextAt = Date.now() + wait
    const givenUp = nextAt - delivery.firstAt > GIVE_UP_AFTER_MS
    store.put('delivery', { ...delivery, state: givenUp ? 'given_up' : 'pending', nextAt, tryCount, tries })
    if (!givenUp) timetable.add(delivery.id, wait)
  }

  return {
    announce,
    resend,
    async stop() {
      clearTimeout(gatherTimer)
      stopping.abort()
      await timetable.stop()
    },
  }
}

const arrived = ({ status }: DeliveryTry) => status !== null && status >= 200 && status < 300
