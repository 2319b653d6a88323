import { z } from 'zod'
import type { Job } from '#platform/jobs.server.ts'
import type { Log } from '#platform/log.server.ts'
import { forgetOldLimits } from '#platform/rate-limit.server.ts'
import { createDigestJob } from '#shop/mail/digest-job.server.ts'
import { createMailJob, type MailServices } from '#shop/mail/mail-job.server.ts'
import { createPrivacyJob } from '#shop/privacy/privacy-job.server.ts'
import { reconcile } from '#shop/orders/reconcile.server.ts'
import { refundOversold } from '#shop/orders/refund-oversold.server.ts'
import { REFUND_OVERSOLD_JOB, type SettleServices } from '#shop/orders/settle-payment.server.ts'

/** With pauses that double up to an hour, this many tries last about two days: an outage of the provider ends sooner. */
const PATIENT = 50

const OrderTask = z.object({ orderId: z.uuid() })

export type JobServices = {
  settle: SettleServices
  mail: Pick<MailServices, 'transport' | 'signer' | 'details' | 'siteUrl' | 'mailFrom'>
  log: Log
}

/** What the shop does by itself. */
export function shopJobs({ settle, mail, log }: JobServices): Job[] {
  const services = { ...settle, ...mail, log }
  return [
    createMailJob(services),
    createDigestJob(services),
    createPrivacyJob(services),
    {
      name: REFUND_OVERSOLD_JOB,
      retries: PATIENT,
      expireInSeconds: 120,
      run: (data) => refundOversold(settle, OrderTask.parse(data).orderId),
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
    {
      name: 'forget-old-limits',
      retries: 0,
      expireInSeconds: 60,
      schedule: '15 * * * *',
      run: () => forgetOldLimits(settle.database, settle.clock()),
    },
  ]
}
