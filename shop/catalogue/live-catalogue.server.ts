import pg from 'pg'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Product } from './product.ts'
import { lastChange, loadProducts } from './product-store.server.ts'

export type LiveCatalogue = {
  /** The catalogue as last heard: for pages and estimates. What charges money reads the database itself. */
  current(): readonly Product[]
  /** When price, stock or sale last changed. */
  changedAt(): Date
  onChange(listener: () => void): void
  refresh(): Promise<void>
  stop(): Promise<void>
}

const RECONNECT_MS = 1000

/**
 * Keeps the catalogue in memory and follows it by LISTEN/NOTIFY. When the listening connection is lost it reads
 * everything again after reconnecting, because notices sent in between are gone.
 */
export async function followCatalogue(database: Database, log: Log): Promise<LiveCatalogue> {
  let products: readonly Product[] = await loadProducts(database.db)
  let changed = await lastChange(database.db)
  const listeners: (() => void)[] = []
  let stopped = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  /** One after the other: a slow reading that overtakes a newer one would bring an old price back. */
  let reading: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  function refresh(): Promise<void> {
    // Whoever asks before the next reading has begun is served by it: many sales at once are read once.
    next ??= reading
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return readOnce()
      })
    reading = next
    return next
  }

  async function readOnce(): Promise<void> {
    const loaded = await loadProducts(database.db)
    if (fingerprint(loaded) === fingerprint(products)) return
    changed = await lastChange(database.db)
    products = loaded
    for (const listener of listeners) listener()
  }

  async function listen(): Promise<void> {
    const listening = new pg.Client({ connectionString: database.url, keepAlive: true })
    client = listening
    listening.on('error', () => undefined)
    listening.on(
      'notification',
      () => void refresh().catch((error: unknown) => log.error({ err: error }, 'catalogue')),
    )
    listening.on('end', reconnect)
    await listening.connect()
    await listening.query('listen catalogue')
    await refresh()
  }

  function reconnect(): void {
    if (stopped || retry) return
    retry = setTimeout(() => {
      retry = undefined
      listen().catch(() => {
        void client?.end().catch(() => undefined)
        reconnect()
      })
    }, RECONNECT_MS)
  }

  await listen()
  return {
    current: () => products,
    changedAt: () => changed,
    onChange: (listener) => void listeners.push(listener),
    refresh,
    async stop() {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}

const fingerprint = (list: readonly Product[]) =>
  list.map((product) => `${product.id}@${product.version}`).join()
