import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type Database } from '#platform/database.server.ts'
import { migrate, readMigrations } from '#platform/migrations.server.ts'

/** An empty, migrated database that nobody else touches. */
export async function freshDatabase(): Promise<Database> {
  const server = inject('databaseServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = openDatabase(url.toString())
  await migrate(database.pool, await readMigrations('db/migrations'))
  return database
}
