import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Received = { from: string; to: string[]; raw: Buffer }

export type MailServerForTests = {
  url: string
  received: Received[]
  /** Called with the mail's text before it is accepted; an error refuses it. */
  refuse: (raw: Buffer) => Error | null
  close(): Promise<void>
}

/** A real mail server on the loopback that keeps what it gets. */
export async function startMailServer(): Promise<MailServerForTests> {
  const received: Received[] = []
  const running: MailServerForTests = { url: '', received, refuse: () => null, close }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts)
        const refusal = running.refuse(raw)
        if (!refusal) {
          const { mailFrom, rcptTo } = session.envelope
          received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw,
          })
        }
        done(refusal)
      })
    },
  })
  // A sender that is killed in the middle of a mail breaks its connection, not the server.
  server.on('error', () => undefined)
  function close(): Promise<void> {
    return new Promise((resolve) => server.close(() => resolve()))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on TCP has such an address
  running.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return running
}
