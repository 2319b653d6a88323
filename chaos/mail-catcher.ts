import { startMailServer } from '#shop/mail/testing/mail-server-for-tests.ts'

export type MailCatcher = {
  url: string
  /** Message-ID of each mail that arrived, repeats included. */
  arrived: string[]
  /** `refuse`: it is not taken. `forget`: it is taken, and the answer that says so gets lost. */
  misbehave(how: 'refuse' | 'forget' | null): void
  close(): Promise<void>
}

export async function catchMail(): Promise<MailCatcher> {
  const server = await startMailServer()
  const arrived: string[] = []
  let trouble: 'refuse' | 'forget' | null = null
  server.refuse = (raw) => {
    // Only the names are kept: a thousand invoices would fill the memory.
    server.received.length = 0
    if (trouble === 'refuse') return new Error('The mail server has a bad day')
    const id = /^Message-ID:\s*(<[^>]+>)/im.exec(raw.toString('latin1'))?.[1]
    arrived.push(id ?? 'a mail without a name')
    return trouble === 'forget' ? new Error('The line broke after the mail was taken') : null
  }
  return {
    url: server.url,
    arrived,
    misbehave: (how) => void (trouble = how),
    close: () => server.close(),
  }
}
