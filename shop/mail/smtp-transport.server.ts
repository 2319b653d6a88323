import { createTransport } from 'nodemailer'
import { mailMessage } from './mail-message.server.ts'
import type { Transport } from './transport.server.ts'

/** A server that says nothing for so long will not answer; the job is tried again later. */
const SILENCE_MS = 30_000

/** One connection a mail: a shop sends few, and an idle connection that died unnoticed would cost a retry. */
export function createSmtpTransport(url: string): Transport {
  const mailer = createTransport({
    url,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await mailer.sendMail(mailMessage(mail))
    },
    async close() {
      mailer.close()
    },
  }
}
