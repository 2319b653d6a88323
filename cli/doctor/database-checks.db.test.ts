import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database.server.ts'
import { freshDatabase } from '#platform/testing/fresh-database.ts'
import { seedCatalogue } from '#shop/catalogue/product-store.server.ts'
import { databaseChecks } from './database-checks.ts'

const NOW = new Date('2026-11-16T01:00:00Z')
const DAY_MS = 86_400_000

const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  await seedCatalogue(database.db, NOW)
})
afterAll(() => database.close())

async function finding(name: string, now = NOW, trustProxy = 0) {
  const checks = await databaseChecks(database, now, trustProxy)
  return checks.find((check) => check.name === name)?.verdict
}

test('a sale that ends soon, or has ended, is pointed out', async () => {
  expect(await finding('Sale')).toBe('good')
  expect(await finding('Sale', after(85))).toBe('warning')
  expect(await finding('Sale', after(91))).toBe('warning')
})

test('mail that waits for too long is a problem', async () => {
  expect(await finding('Queue')).toBe('good')
  const id = randomUUID()
  await database.pool.query(
    `insert into mails (id, message_id, kind, recipient, detail, created_at) values ($1, 'one', 'x', 'a@b.example', '{}', $2)`,
    [id, NOW],
  )
  expect(await finding('Queue')).toBe('good')
  expect(await finding('Queue', new Date(NOW.getTime() + 11 * 60_000))).toBe('problem')
  await database.pool.query(`update mails set status = 'parked' where id = $1`, [id])
  expect(await finding('Queue')).toBe('problem')
})

test('many sessions from one address point to a proxy that is not trusted', async () => {
  await database.pool.query(
    `insert into rate_limits (key, points) select 'order-session:' || i, 1 from generate_series(1, 25) i
     union all values ('order-address:a', 25), ('contact-address:a', 3)`,
  )
  expect(await finding('Visitors')).toBe('warning')
  expect(await finding('Visitors', NOW, 1)).toBeUndefined()
  await database.pool.query(`insert into rate_limits (key, points) values ('order-address:b', 1)`)
  expect(await finding('Visitors')).toBeUndefined()
})
