import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database.server.ts'
import type { Job } from '#platform/jobs.server.ts'
import type { Log } from '#platform/log.server.ts'
import { MAIL_JOB, type Outbox } from '#platform/outbox.server.ts'
import { messageOf } from '#platform/problem.ts'
import type { Signer } from '#platform/signing.server.ts'
import type { Seller } from '#shop/invoice/seller.ts'
import { lockMail, noteFailure, noteSent } from './mail-store.server.ts'
import type { Transport } from './transport.server.ts'
import { writeMail } from './write-mail.server.ts'

export type MailServices = {
  database: Database
  transport: Transport
  /** For the one mail that this job itself causes: the news that another could not be sent. */
  outbox: Outbox
  clock: Clock
  log: Log
  details: Seller
  signer: Signer
  siteUrl: string
  mailFrom: string
}

/** With pauses that double from 2 seconds up to an hour, the last try comes some 14 hours after the first. */
const RETRIES = 24

/** Each holds a database connection while the mail server answers: a third of the pool at most. */
const AT_ONCE = 4

/** Twice what a mail server may take to answer each step of the conversation. */
const EXPIRE_SECONDS = 300

const PARKED = 'owner-mail-parked'

const MailTask = z.object({ mailId: z.uuid() })

/** Sends one queued mail. Sent is sent: a job that runs again finds it done. */
export function createMailJob(services: MailServices): Job {
  return {
    name: MAIL_JOB,
    retries: RETRIES,
    atOnce: AT_ONCE,
    expireInSeconds: EXPIRE_SECONDS,
    async run(data, { last }) {
      const { mailId } = MailTask.parse(data)
      try {
        await services.database.transaction((tx) => sendOnce(services, tx, mailId))
      } catch (error) {
        // In a transaction of its own: the one that failed may be what failed.
        await services.database.transaction((tx) => noteTry(services, tx, mailId, messageOf(error), last))
        if (!last) throw error
      }
    },
  }
}

async function sendOnce(services: MailServices, tx: Transaction, mailId: string): Promise<void> {
  const { clock, details, ...desk } = services
  const mail = await lockMail(tx, mailId)
  if (mail?.status !== 'queued') return
  const rendered = await writeMail({ ...desk, db: tx.db, now: clock(), seller: details }, mail)
  if (rendered === null) {
    await noteFailure(tx.db, mailId, 'What it was about is gone, so it was not sent.', true)
    return
  }
  await services.transport.send(rendered)
  await noteSent(tx.db, mailId, clock())
}

async function noteTry(
  { log, outbox, details }: MailServices,
  tx: Transaction,
  mailId: string,
  problem: string,
  last: boolean,
): Promise<void> {
  const mail = await lockMail(tx, mailId)
  if (mail?.status !== 'queued') return
  await noteFailure(tx.db, mailId, problem, last)
  const { kind } = mail
  if (!last) {
    log.warn({ mailId, kind, problem }, 'mail not sent, will be tried again')
    return
  }
  log.error({ mailId, kind, problem }, 'mail parked after its last try')
  // News of a parked mail that is itself parked would make another, and another.
  if (kind === PARKED) return
  await outbox.add(tx, {
    kind: PARKED,
    to: details.email,
    about: mailId,
    detail: { mailId, kind, error: problem },
  })
}
