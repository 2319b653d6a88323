import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from './folder-lock.ts'
import { openJournal, readJournal } from './journal.ts'
import type { Change } from './journal.ts'
import type { Kind, Kinds } from './kinds.ts'

/**
 * All records in memory, every change in the journal. Records are never changed in place: an event keeps the very
 * object it was made of, and costs no copy.
 */
export type Store = {
  get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined
  put<K extends Kind>(kind: K, record: Kinds[K]): Kinds[K]
  remove(kind: Kind, id: string): void
  /** Oldest first. */
  all<K extends Kind>(kind: K): Kinds[K][]
  durable(): Promise<void>
  close(): Promise<void>
}

/**
 * How many of each kind stay in memory: what Stripe also forgets in time (saved answers after a day, events after a
 * month) and what only serves them. Payments, charges and refunds are never forgotten.
 */
const KEEP: Partial<Record<Kind, number>> = { saved_answer: 50_000, event: 50_000, delivery: 100_000 }

export async function openStore(dataDir: string, log: (line: string) => void): Promise<Store> {
  const folder = join(dataDir, 'stripe-sandbox')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(folder)
  try {
    const tables = replay(await readJournal(folder, log))
    const journal = await openJournal(folder, snapshotOf(tables))
    const table = (kind: Kind) => tableOf(tables, kind)

    function remove(kind: Kind, id: string) {
      if (table(kind).delete(id)) journal.append({ kind, id, record: null })
    }

    return {
      // A table only ever holds what put() or the journal, which put() wrote, gave it.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      get: <K extends Kind>(kind: K, id: string) => table(kind).get(id) as Kinds[K] | undefined,
      put(kind, record) {
        table(kind).set(record.id, record)
        journal.append({ kind, id: record.id, record })
        const limit = KEEP[kind]
        if (limit !== undefined && table(kind).size > limit) {
          for (const oldest of table(kind).keys()) {
            remove(kind, oldest)
            break
          }
        }
        return record
      },
      remove,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as for get
      all: <K extends Kind>(kind: K) => [...table(kind).values()] as Kinds[K][],
      durable: () => journal.durable(),
      async close() {
        try {
          await journal.close()
        } finally {
          await unlock()
        }
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

type Tables = Map<string, Map<string, unknown>>

function tableOf(tables: Tables, kind: string): Map<string, unknown> {
  let table = tables.get(kind)
  if (table === undefined) tables.set(kind, (table = new Map()))
  return table
}

function replay(changes: Change[]): Tables {
  const tables: Tables = new Map()
  for (const { kind, id, record } of changes) {
    if (record === null) tableOf(tables, kind).delete(id)
    else tableOf(tables, kind).set(id, record)
  }
  return tables
}

function snapshotOf(tables: Tables): Change[] {
  const changes: Change[] = []
  for (const [kind, table] of tables) {
    for (const [id, record] of table) changes.push({ kind, id, record })
  }
  return changes
}
