import { expect, test } from 'vitest'
import { migrate, migrationsCurrent, readMigrations } from '#platform/migrations.server.ts'
import { freshDatabase } from '#platform/testing/fresh-database.ts'

test('processes that start together apply each migration once', async () => {
  const database = await freshDatabase()
  const extra = { version: 9999, name: '9999-x', sql: 'create table once (id int)', checksum: 'a' }
  const all = [...(await readMigrations('db/migrations')), extra]
  const counts = await Promise.all([1, 2, 3, 4].map(() => migrate(database.pool, all)))
  expect(counts.toSorted()).toEqual([0, 0, 0, 1])
  expect(await migrationsCurrent(database.pool, all)).toBe(true)
  await database.close()
})

test('an edited migration stops the start in one sentence', async () => {
  const database = await freshDatabase()
  const edited = (await readMigrations('db/migrations')).map(({ version, name, sql }) => ({
    version,
    name,
    sql,
    checksum: 'edited',
  }))
  await expect(migrate(database.pool, edited)).rejects.toThrow('was edited after it was applied')
  await database.close()
})
