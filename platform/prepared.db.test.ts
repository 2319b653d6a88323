import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from './database.server.ts'
import { prepared, statementNames } from './prepared.server.ts'
import { freshDatabase } from './testing/fresh-database.ts'

const settings = pgTable('pg_settings', { name: text() })

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

it('composes a query once a connection, in transactions too, and fills in new values each time', async () => {
  let composed = 0
  const settingOf = prepared('setting by name', (db) => {
    composed += 1
    return db
      .select()
      .from(settings)
      .where(sql`${settings.name} = ${sql.placeholder('name')}`)
  })
  const read = (name: string) => database.transaction(({ db }) => settingOf(db).execute({ name }))
  expect(await read('port')).toEqual([{ name: 'port' }])
  expect(await read('fsync')).toEqual([{ name: 'fsync' }])
  expect(composed).toBe(1)
  const { rows } = await database.pool.query<{ name: string }>('select name from pg_prepared_statements')
  expect(rows).toEqual([{ name: 'setting by name' }])
})

it('gives every text one name, and stops when there are suspiciously many', () => {
  const nameOf = statementNames('jobs')
  expect(nameOf('select $1')).toBe('jobs 1')
  expect(nameOf('select $2')).toBe('jobs 2')
  expect(nameOf('select $1')).toBe('jobs 1')
  for (let number = 0; number < 100; number += 1) nameOf(`select ${number}, $1`)
  expect(nameOf('select $1')).toBe('jobs 1')
  expect(nameOf('one too many $1')).toBeUndefined()
})
