import type { Job } from '#platform/jobs.server.ts'
import type { Log } from '#platform/log.server.ts'
import { reconcile } from '#shop/orders/reconcile.server.ts'
import { refundOversold } from '#shop/orders/refund-oversold.server.ts'
import { REFUND_OVERSOLD_JOB, type SettleServices } from '#shop/orders/settle-payment.server.ts'

/** With pauses that double up to an hour, this many tries last about two days: an outage of the provider ends sooner. */
const PATIENT = 50

/** What the shop does by itself. */
export function shopJobs(settle: SettleServices, log: Log): Job[] {
  return [
    { name: 'mail', retries: 1, expireInSeconds: 10, run: async () => undefined },
    {
      name: REFUND_OVERSOLD_JOB,
      retries: PATIENT,
      expireInSeconds: 120,
      run: (data) => refundOversold(settle, (data as { orderId: string }).orderId),
    },
    {
      name: 'reconcile',
      // The next minute brings the next run anyway.
      retries: 0,
      expireInSeconds: 300,
      schedule: '* * * * *',
      async run() {
        const done = await reconcile(settle)
        if (done.checked + done.refunded > 0) log.info(done, 'reconciled')
      },
    },
  ]
}
