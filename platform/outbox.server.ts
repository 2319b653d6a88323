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
  /** The mails exist exactly if the transaction commits. */
  add(tx: Transaction, ...mails: readonly OutgoingMail[]): Promise<void>
}

export const MAIL_JOB = 'mail'

/**
 * A mail is a row of the transaction that caused it, with its Message-ID fixed now: a crash while sending can repeat
 * it only under the same name, and mail programs show it once.
 */
export function createOutbox(jobs: Pick<Jobs, 'send'>, domain: string): Outbox {
  return {
    async add(tx, ...mails) {
      // A payment made without our form may come without an address: there is nobody to write to.
      const rows = mails.filter(({ to }) => to !== '').map((mail) => mailRow(mail, domain))
      if (rows.length === 0) return
      await tx.client.query({ ...ADD_MAILS, values: [JSON.stringify(rows)] })
      await jobs.send(tx, MAIL_JOB, ...rows.map(({ id }) => ({ mailId: id })))
    },
  }
}

function mailRow({ kind, to, detail = {}, about }: OutgoingMail, domain: string) {
  const id = randomUUID()
  return { id, message_id: `<${id}@${domain}>`, kind, recipient: to, detail, about }
}

const ADD_MAILS = {
  name: 'add mails',
  text: `insert into mails (id, message_id, kind, recipient, detail, about)
    select id, message_id, kind, recipient, detail, about from json_to_recordset($1)
      as mail (id uuid, message_id text, kind text, recipient text, detail jsonb, about uuid)`,
}
