import type { ApiServices } from '#api/create-api.ts'
import type { Clock } from '#platform/clock.ts'
import { openDataFolder } from '#platform/data-folder.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { Env } from '#platform/env.server.ts'
import type { Log } from '#platform/log.server.ts'
import { readMigrations, type Migration } from '#platform/migrations.server.ts'
import { followCatalogue } from '#shop/catalogue/live-catalogue.server.ts'
import type { PageServices } from '#web/page-services.ts'
import { MIGRATIONS, openShopDatabase } from './open-shop-database.ts'
import { pageServicesFrom } from './services.ts'
import type { StopList } from './stop-list.ts'

/** The shop behind its doors: everything with a state, ready to be handed to pages and API. */
export type OpenShop = {
  database: Database
  migrations: readonly Migration[]
  api: ApiServices
  pages: PageServices
  notes: readonly string[]
}

export async function openShop(env: Env, clock: Clock, log: Log, started: StopList): Promise<OpenShop> {
  const dataDir = await openDataFolder(env.DATA_DIR)
  const { database, stop } = await openShopDatabase(env, dataDir, clock())
  started.add(stop)
  const catalogue = await followCatalogue(database, log)
  started.add(catalogue.stop)
  const payments = {
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_sandbox',
    sandboxScript: null,
    live: env.paymentMode === 'live',
  }
  return {
    database,
    migrations: await readMigrations(MIGRATIONS),
    api: { clock, log, catalogue },
    pages: pageServicesFrom({ env, clock, catalogue, payments }),
    notes: [],
  }
}
