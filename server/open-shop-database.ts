import { assertReachable, openDatabase, type Database } from '#platform/database.server.ts'
import type { Env } from '#platform/env.server.ts'
import { migrate, readMigrations } from '#platform/migrations.server.ts'
import { startEmbeddedPostgres } from '#platform/postgres/embedded.server.ts'
import { seedCatalogue } from '#shop/catalogue/product-store.server.ts'

export type ShopDatabase = { database: Database; embedded: boolean; stop(): Promise<void> }

export const MIGRATIONS = 'db/migrations'

/** Opens the database of the environment (or starts the one in DATA_DIR), brings it up to date, and seeds it once. */
export async function openShopDatabase(env: Env, dataDir: string, now: Date): Promise<ShopDatabase> {
  const embedded = env.DATABASE_URL === undefined ? await startEmbeddedPostgres(dataDir) : null
  const url = embedded?.url ?? env.DATABASE_URL ?? ''
  if (!embedded) await assertReachable(url)
  const database = openDatabase(url)
  const stop = async () => {
    await database.close()
    await embedded?.stop()
  }
  try {
    await migrate(database.pool, await readMigrations(MIGRATIONS))
    await seedCatalogue(database.db, now)
    return { database, embedded: embedded !== null, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
