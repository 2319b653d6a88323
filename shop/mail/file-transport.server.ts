import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Log } from '#platform/log.server.ts'
import { mailMessage } from './mail-message.server.ts'
import type { RenderedMail } from './rendered-mail.ts'
import type { Transport } from './transport.server.ts'

/** Without a mail server every mail is kept where the owner, /dev/mail and the tests can read it. */
export function createFileTransport(dataDir: string, log: Log): Transport {
  const folder = path.join(dataDir, 'mail')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(mailMessage(mail))
      if (!Buffer.isBuffer(message)) throw new Error('The composed mail is not a buffer')
      const file = mailFileName(mail)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(path.join(folder, file), message)
      log.info({ mailId: mail.id, kind: mail.kind, file: path.join('mail', file) }, 'mail written')
    },
    async close() {},
  }
}

/** From the time it was queued, so that a repeat after a crash writes the same file again. */
export const mailFileName = ({ date, kind, id }: Pick<RenderedMail, 'date' | 'kind' | 'id'>): string =>
  `${date.toISOString().replaceAll(/[-:.]/g, '')}-${kind}-${id}.eml`

/** Written beside and renamed: whoever looks into the folder never sees half a mail. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}.part`
  const handle = await open(draft, 'w', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}
