import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, type Database } from '#platform/database.server.ts'
import { freePort } from '#platform/free-port.server.ts'
import { stripeSandboxKnobs, type KnobsClient } from '#sandbox/stripe/knobs-client.ts'
import { startStripeSandbox, type StripeSandbox } from '#sandbox/stripe/start.ts'
import { catchMail, type MailCatcher } from './mail-catcher.ts'
import { openPostgres, type PostgresServer } from './postgres-server.ts'
import { superviseShop, type ShopChild } from './shop-child.ts'

export type World = {
  dataDir: string
  postgres: PostgresServer
  sandbox: StripeSandbox
  knobs: KnobsClient
  mail: MailCatcher
  shop: ShopChild
  /** The harness's own look at the shop's database. */
  database: Database
  close(): Promise<void>
}

/** Everything a shop lives among, each part apart so that each can fail alone. */
export async function openWorld(): Promise<World> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-chaos-'))
  const postgres = await openPostgres(path.join(dataDir, 'database'))
  const sandbox = await startStripeSandbox({ dataDir })
  const mail = await catchMail()
  const shop = superviseShop(await freePort(), {
    DATA_DIR: path.join(dataDir, 'shop'),
    DATABASE_URL: postgres.url,
    SANDBOX_PORT: String(sandbox.port),
    SMTP_URL: mail.url,
    RATE_LIMIT_SCALE: '100000',
  })
  const database = openDatabase(postgres.url, { poolSize: 2 })
  return {
    dataDir,
    postgres,
    sandbox,
    knobs: stripeSandboxKnobs(sandbox.url),
    mail,
    shop,
    database,
    async close() {
      await shop.stop()
      await database.close()
      await sandbox.stop()
      await mail.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
