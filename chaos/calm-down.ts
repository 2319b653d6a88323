import { createOutbox } from '#platform/outbox.server.ts'
import { createSendOnlyJobs } from '#platform/send-only-jobs.server.ts'
import { reconcile } from '#shop/orders/reconcile.server.ts'
import { createStripePayments } from '#shop/payments/stripe.server.ts'
import { pause } from './pause.ts'
import type { World } from './world.ts'

/** The shop asks after open payments each minute and after half a minute's patience; a test need not wait for that. */
const AHEAD_MS = 120_000

/** Whatever is still open: drafts that pressed Pay, unsent mails, refunds to make, jobs that run or wait. */
const OPEN = `
  select (select count(*) from orders o where o.status = 'awaiting_payment' and o.paying_since is not null
            and o.checked_at is null) +
         (select count(*) from orders where status = 'oversold') +
         (select count(*) from mails where status = 'queued') +
         (select count(*) from jobs.job where name in ('mail', 'refund-oversold')
            and state in ('created', 'retry', 'active')) as open`

/** Waits until the shop has nothing left to do, for so long at most. Answers whether it got there. */
export async function calmDown(world: World, swift: boolean, patienceMs: number): Promise<boolean> {
  await world.knobs.reset()
  world.mail.misbehave(null)
  const deadline = Date.now() + patienceMs
  if (!(await world.shop.untilReady(patienceMs))) return false
  if (swift) await reconcileNow(world)
  while (Date.now() < deadline) {
    const { rows } = await world.database.pool.query<{ open: string }>(OPEN)
    if (Number(rows[0]?.open) === 0) return true
    await pause(500)
  }
  return false
}

/** What `npm run shop -- reconcile` does, with a clock that is ahead. */
async function reconcileNow({ database, sandbox }: World): Promise<void> {
  const jobs = createSendOnlyJobs(database)
  await reconcile({
    database,
    jobs,
    outbox: createOutbox(jobs, '127.0.0.1'),
    payments: createStripePayments({
      secretKey: 'sk_test_sandbox',
      webhookSecret: null,
      sandbox: { host: '127.0.0.1', port: sandbox.port },
    }),
    clock: () => new Date(Date.now() + AHEAD_MS),
    ownerEmail: 'hello@plunge-one.example',
  })
  await jobs.stop()
}
