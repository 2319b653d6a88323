import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { StartProblem } from './problem.ts'

export type Migration = { version: number; name: string; sql: string; checksum: string }

/** Any fixed number: processes that start together queue here, and the first does the work for all. */
const MIGRATION_LOCK = 7_205_002

export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(path.join(folder, file), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { version: Number.parseInt(file, 10), name: file.replace(/\.sql$/, ''), sql, checksum }
    }),
  )
}

/** Applies what is missing, each in its own transaction. An applied file that was edited since stops the start. */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      `create table if not exists schema_migrations (
         version integer primary key, name text not null, checksum text not null,
         applied_at timestamptz not null default now())`,
    )
    const applied = await appliedVersions(client)
    let count = 0
    for (const migration of migrations) {
      const before = applied.get(migration.version)
      if (before !== undefined && before !== migration.checksum) {
        throw new StartProblem(
          `Migration ${migration.name} was edited after it was applied: add a new one instead.`,
        )
      }
      if (before !== undefined) continue
      await apply(client, migration)
      count += 1
    }
    return count
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
}

/** For /readyz: whether this program and the database agree. */
export async function migrationsCurrent(pool: pg.Pool, migrations: readonly Migration[]): Promise<boolean> {
  const { rows } = await pool.query<{ newest: number | null }>(
    'select max(version) as newest from schema_migrations',
  )
  return rows[0]?.newest === migrations.at(-1)?.version
}

async function appliedVersions(client: pg.PoolClient): Promise<Map<number, string>> {
  const { rows } = await client.query<{ version: number; checksum: string }>(
    'select version, checksum from schema_migrations',
  )
  return new Map(rows.map((row) => [row.version, row.checksum]))
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
      migration.version,
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
