import type { ApiServices } from '#api/create-api.ts'
import { createSessions } from '#api/session.ts'
import type { Clock } from '#platform/clock.ts'
import { keptSecret, openDataFolder } from '#platform/data-folder.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { Env } from '#platform/env.server.ts'
import { startJobs, type Jobs } from '#platform/jobs.server.ts'
import type { Log } from '#platform/log.server.ts'
import { readMigrations, type Migration } from '#platform/migrations.server.ts'
import { createOutbox } from '#platform/outbox.server.ts'
import { createSigner } from '#platform/signing.server.ts'
import { followCatalogue } from '#shop/catalogue/live-catalogue.server.ts'
import type { SettleServices } from '#shop/orders/settle-payment.server.ts'
import type { PageServices } from '#web/page-services.ts'
import { MIGRATIONS, openShopDatabase } from './open-shop-database.ts'
import { formDesks } from './form-desks.ts'
import { mailNote, openTransport, sellerFrom } from './mail.ts'
import { openPayments } from './payments.ts'
import { createLimits } from '#api/limits.ts'
import { createContactDesk } from '#shop/contact/message-store.server.ts'
import { createNewsletter } from '#shop/newsletter/newsletter.server.ts'
import { pageServicesFrom } from './services.ts'
import { shopJobs } from './shop-jobs.ts'
import type { StopList } from './stop-list.ts'

/** The shop behind its doors: everything with a state, ready to be handed to pages and API. */
export type OpenShop = {
  database: Database
  migrations: readonly Migration[]
  api: ApiServices
  pages: PageServices
  sandboxUrl: string | null
  trustedProxies: number
  notes: readonly string[]
}

export async function openShop(env: Env, clock: Clock, log: Log, started: StopList): Promise<OpenShop> {
  const dataDir = await openDataFolder(env.DATA_DIR)
  const secret = env.SESSION_SECRET ?? (await keptSecret(dataDir, 'session-secret'))
  const { database, stop } = await openShopDatabase(env, dataDir, clock())
  started.add(stop)
  const catalogue = await followCatalogue(database, log)
  started.add(catalogue.stop)
  const { payments, page, sandboxUrl, note } = await openPayments(env, dataDir, started)

  // Jobs settle payments, and settling queues jobs: the queue is looked up when it is used.
  let queue: Jobs | undefined
  const jobs: Pick<Jobs, 'send'> = {
    send: (...job) =>
      queue ? queue.send(...job) : Promise.reject(new Error('The job queue has not started yet')),
  }
  const outbox = createOutbox(jobs, new URL(env.SITE_URL).hostname)
  const signer = createSigner(secret)
  const seller = sellerFrom(env)
  const settle: SettleServices = { database, payments, outbox, jobs, clock, ownerEmail: env.SHOP_EMAIL }
  const mail = {
    transport: openTransport(env, dataDir, log),
    signer,
    details: seller,
    siteUrl: env.SITE_URL,
    mailFrom: env.MAIL_FROM,
  }
  queue = await startJobs(database, shopJobs({ settle, mail, log }), log)
  started.add(queue.stop)

  const https = env.SITE_URL.startsWith('https:')
  const sessions = createSessions(signer, https)
  const limits = createLimits({
    database,
    sessions,
    trustedProxies: env.TRUST_PROXY,
    scale: env.RATE_LIMIT_SCALE,
  })
  const contact = createContactDesk(settle)
  const newsletter = createNewsletter({ database, outbox, signer, clock })
  return {
    database,
    migrations: await readMigrations(MIGRATIONS),
    api: {
      clock,
      log,
      catalogue,
      settle,
      sessions,
      signer,
      limits,
      contact,
      newsletter,
      seller,
      siteUrl: env.SITE_URL,
    },
    pages: pageServicesFrom({
      env,
      clock,
      catalogue,
      payments: page,
      ...formDesks({ contact, newsletter, limits, log }),
    }),
    sandboxUrl,
    trustedProxies: env.TRUST_PROXY,
    notes: [note, mailNote(env, dataDir)],
  }
}
