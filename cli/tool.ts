import path from 'node:path'
import { systemClock, type Clock } from '#platform/clock.ts'
import { openDataFolder } from '#platform/data-folder.server.ts'
import type { Database } from '#platform/database.server.ts'
import { readEnv, type Env } from '#platform/env.server.ts'
import { createOutbox } from '#platform/outbox.server.ts'
import { createSendOnlyJobs, type SendOnlyJobs } from '#platform/send-only-jobs.server.ts'
import type { OwnerServices } from '#shop/orders/change-by-owner.server.ts'
import type { SettleServices } from '#shop/orders/settle-payment.server.ts'
import { openAnyDatabase, openCurrentDatabase } from './open-database.ts'
import { Refusal } from './refusal.ts'
import { askYesNo } from './terminal/ask.ts'
import { oneLine } from './terminal/plain-text.ts'
import { createPrinter, type Printer } from './terminal/printer.ts'

/** What commands work with. Each part is opened when it is first used, so that `--help` needs nothing. */
export type Tool = {
  clock: Clock
  print: Printer
  env(): Env
  dataDir(): Promise<string>
  database(): Promise<Database>
  /** As it is, for a restore: neither migrated nor seeded. */
  rawDatabase(): Promise<Database>
  jobsOf(database: Database): SendOnlyJobs
  owner(): Promise<OwnerServices & { jobs: SendOnlyJobs }>
  services(): Promise<SettleServices>
  /** Ends the command unless the owner says yes, now or by --yes. */
  assertSure(question: string): Promise<void>
  /** A file that was named from where the tool was called. */
  file(name: string): string
  use(options: { json?: boolean; yes?: boolean }): void
  close(): Promise<void>
}

export function createTool(calledFrom: string, clock: Clock = systemClock): Tool {
  const settings = { json: false, yes: false }
  const stops: (() => Promise<void>)[] = []
  const env = once(() => readEnv())
  const dataDir = once(() => openDataFolder(env().DATA_DIR))
  const keep = <T extends { stop(): Promise<void> }>(part: T): T => {
    stops.push(() => part.stop())
    return part
  }
  const database = once(async () => keep(await openCurrentDatabase(env(), await dataDir(), clock())).database)
  const rawDatabase = once(async () => keep(await openAnyDatabase(env(), await dataDir())).database)
  const jobsOf = (opened: Database) => keep(createSendOnlyJobs(opened))
  const owner = once(async () => {
    const opened = await database()
    const jobs = jobsOf(opened)
    return { database: opened, jobs, outbox: createOutbox(jobs, new URL(env().SITE_URL).hostname), clock }
  })
  const services = once(async () => {
    // Loaded when needed: the provider's SDK and the sandbox take longer to load than all the rest.
    const { openPayments } = await import('./payments-for-tool.ts')
    const { payments } = keep(await openPayments(env(), await dataDir()))
    return { ...(await owner()), payments, ownerEmail: env().SHOP_EMAIL }
  })
  return {
    clock,
    print: createPrinter(process.stdout, () => settings.json),
    env,
    dataDir,
    database,
    rawDatabase,
    jobsOf,
    owner,
    services,
    async assertSure(question) {
      if (settings.yes) return
      if (!process.stdin.isTTY)
        throw new Refusal(`Nobody is here to be asked: ${question} Add --yes to say so.`)
      if (!(await askYesNo(oneLine(question)))) throw new Refusal('Nothing was changed.')
    },
    file: (name) => path.resolve(calledFrom, name),
    use({ json = false, yes = false }) {
      settings.json = json
      settings.yes = yes
    },
    async close() {
      // What was opened last is closed first: the queue before the database it lives in.
      for (const stop of stops.toReversed()) await stop()
    },
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
