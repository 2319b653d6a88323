import { assertReachable, openDatabase, type Database } from '#platform/database.server.ts'
import type { Env } from '#platform/env.server.ts'
import { migrate, readMigrations } from '#platform/migrations.server.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from '#platform/postgres/embedded.server.ts'
import { StartProblem } from '#platform/problem.ts'
import { schemaVersionOf } from '#platform/backup/read-schema.server.ts'
import { seedCatalogue } from '#shop/catalogue/product-store.server.ts'

export type ToolDatabase = { database: Database; stop(): Promise<void> }

export const MIGRATIONS = 'db/migrations'

/** One for the work, one for its transaction, one for the job queue. */
const POOL_SIZE = 3

/** The database that the shop uses: the one named, the one that runs, or, when the shop is closed, started for now. */
export async function openAnyDatabase(env: Env, dataDir: string): Promise<ToolDatabase> {
  if (env.DATABASE_URL !== undefined) {
    await assertReachable(env.DATABASE_URL)
    return opened(env.DATABASE_URL)
  }
  const running = await findEmbeddedPostgres(dataDir)
  if (running !== null) return opened(running)
  const started = await startEmbeddedPostgres(dataDir)
  return opened(started.url, () => started.stop())
}

function opened(url: string, stopServer?: () => Promise<void>): ToolDatabase {
  const database = openDatabase(url, { poolSize: POOL_SIZE })
  return {
    database,
    async stop() {
      await database.close()
      await stopServer?.()
    },
  }
}

/** A database of this tool's version. One that was never used is set up, as the shop does when it first starts. */
export async function openCurrentDatabase(env: Env, dataDir: string, now: Date): Promise<ToolDatabase> {
  const tool = await openAnyDatabase(env, dataDir)
  try {
    await bringUp(tool.database, now)
    return tool
  } catch (error) {
    await tool.stop()
    throw error
  }
}

async function bringUp(database: Database, now: Date): Promise<void> {
  const migrations = await readMigrations(MIGRATIONS)
  const newest = migrations.at(-1)?.version ?? 0
  const client = await database.pool.connect()
  const present = await schemaVersionOf(client).finally(() => client.release())
  if (present === newest) return
  if (present > newest) {
    throw new StartProblem(
      `The database is of a newer version (schema ${present}, here ${newest}): use the tool of the running shop.`,
    )
  }
  if (present > 0) {
    throw new StartProblem(
      `The database is of an older version (schema ${present}, here ${newest}): start the shop once, it brings it up to date.`,
    )
  }
  await migrate(database.pool, migrations)
  await seedCatalogue(database.db, now)
}
