import type { Log } from '#platform/log.server.ts'
import { createFileTransport } from './file-transport.server.ts'
import type { RenderedMail } from './rendered-mail.ts'
import { createSmtpTransport } from './smtp-transport.server.ts'

export type Transport = {
  /** Returns when the mail is in somebody else's care: accepted by a server, or safe on the disk. */
  send(mail: RenderedMail): Promise<void>
  close(): Promise<void>
}

/** With SMTP_URL mails leave the house; without, each becomes a file in DATA_DIR/mail. */
export function createTransport(options: { smtpUrl?: string; dataDir: string; log: Log }): Transport {
  return options.smtpUrl === undefined
    ? createFileTransport(options.dataDir, options.log)
    : createSmtpTransport(options.smtpUrl)
}
