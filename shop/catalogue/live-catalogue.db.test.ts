import { expect, test, vi } from 'vitest'
import type { Database } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { freshDatabase } from '#platform/testing/fresh-database.ts'
import { followCatalogue } from './live-catalogue.server.ts'
import { seedCatalogue } from './product-store.server.ts'

const log = createLog({ level: 'silent' })

async function openCatalogue(): Promise<Database> {
  const database = await freshDatabase()
  await seedCatalogue(database.db, new Date())
  return database
}

const setPrice = (database: Database, cents: number) =>
  database.pool.query('update products set price_cents = $1', [cents])

test('a price changed by anyone is known a moment later', async () => {
  const database = await openCatalogue()
  const catalogue = await followCatalogue(database, log)
  const changed = vi.fn()
  catalogue.onChange(changed)
  await setPrice(database, 480_000)
  await vi.waitFor(() => expect(catalogue.current()[0]?.price).toBe(480_000), { timeout: 30_000 })
  expect(changed).toHaveBeenCalledOnce()
  await catalogue.stop()
  await database.close()
})

test('a slow reading never brings an older price back', async () => {
  const database = await openCatalogue()
  const catalogue = await followCatalogue(database, log)
  const query = database.pool.query.bind(database.pool)
  let slowFirst = true
  const slowly = async (...given: unknown[]) => {
    const answer: unknown = await Reflect.apply(query, database.pool, given)
    if (slowFirst) {
      slowFirst = false
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    return answer
  }
  Object.assign(database.pool, { query: slowly })
  const old = catalogue.refresh()
  await query('update products set price_cents = 470000')
  await Promise.all([old, catalogue.refresh()])
  expect(catalogue.current()[0]?.price).toBe(470_000)
  await catalogue.stop()
  await database.close()
})
