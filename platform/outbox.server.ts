import { randomUUID } from 'node:crypto'
import type { Transaction } from './database.server.ts'
import type { Jobs } from './jobs.server.ts'

export type OutgoingMail = {
  /** Which template writes it. */
  kind: string
  to: string
  /** What the template needs to know beyond what it looks up. */
  detail?: Record<string, unknown>
  /** The thing it is about, so that all mail about it can be found. */
  about?: string
}

export type Outbox = {
  /** The mail exists exactly if the transaction commits. */
  add(tx: Transaction, mail: OutgoingMail): Promise<void>
}

export const MAIL_JOB = 'mail'

/**
 * A mail is a row of the transaction that caused it, with its Message-ID fixed now: a crash while sending can repeat
 * it only under the same name, and mail programs show it once.
 */
export function createOutbox(jobs: Pick<Jobs, 'send'>, domain: string): Outbox {
  return {
    async add(tx, mail) {
      // A payment made without our form may come without an address: there is nobody to write to.
      if (mail.to === '') return
      const id = randomUUID()
      await tx.client.query(
        'insert into mails (id, message_id, kind, recipient, detail, about) values ($1, $2, $3, $4, $5, $6)',
        [id, `<${id}@${domain}>`, mail.kind, mail.to, JSON.stringify(mail.detail ?? {}), mail.about ?? null],
      )
      await jobs.send(tx, MAIL_JOB, { mailId: id })
    },
  }
}
