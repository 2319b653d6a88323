import { expect, test } from 'vitest'
import pg from 'pg'
import { openDatabase } from './database.server.ts'
import { freshDatabase } from './testing/fresh-database.ts'

test('a database that ends its connections, in whatever moment, fails queries and never the process', async () => {
  const { url, close } = await freshDatabase()
  await close()
  const database = openDatabase(url)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const checkedOut = await database.pool.connect()
  const working = Array.from({ length: 8 }, () =>
    database.pool.query('select pg_sleep(5)').then(
      () => 'done',
      () => 'failed',
    ),
  )
  await new Promise((resolve) => setTimeout(resolve, 300))
  await owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  expect(new Set(await Promise.all(working))).toEqual(new Set(['failed']))
  // Whatever the broken connections still say reaches this process in the next moments.
  await new Promise((resolve) => setTimeout(resolve, 300))
  checkedOut.release(true)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await owner.end()
  await database.close()
})
