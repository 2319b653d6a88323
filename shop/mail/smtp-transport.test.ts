import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSmtpTransport } from './smtp-transport.server.ts'
import { mailForTests } from './testing/mail-for-tests.ts'
import { startMailServer, type MailServerForTests } from './testing/mail-server-for-tests.ts'

let server: MailServerForTests
beforeEach(async () => {
  server = await startMailServer()
})
afterEach(() => server.close())

async function sendAndParse(change: Parameters<typeof mailForTests>[0] = {}) {
  await createSmtpTransport(server.url).send(mailForTests(change))
  const [received] = server.received
  if (!received) throw new Error('the mail server got nothing')
  return { received, mail: await PostalMime.parse(received.raw) }
}

test('a mail arrives with text, HTML, invoice and its own Message-ID', async () => {
  const { received, mail } = await sendAndParse()
  expect(received).toMatchObject({ from: 'hello@plunge-one.example', to: ['zoe@example.com'] })
  expect(mail.messageId).toBe('<0b8e3c5e-6a52-4c3b-9f43-4f1f5f0d2a11@plunge-one.example>')
  expect(mail.from).toMatchObject({ name: 'Plunge One', address: 'hello@plunge-one.example' })
  expect(mail.subject).toBe('Grüße – 🧊')
  expect(mail.text?.trim()).toBe('Hello Zoë')
  expect(mail.html).toContain('<p>Hello Zoë</p>')
  expect(mail.attachments).toMatchObject([{ filename: 'tax-invoice-1001.pdf', mimeType: 'application/pdf' }])
})

test('headers for one-click unsubscribing arrive as they are', async () => {
  const value = `<https://plunge-one.example/newsletter/unsubscribe?token=${'t'.repeat(90)}>`
  const { mail } = await sendAndParse({
    headers: [
      { key: 'List-Unsubscribe', value },
      { key: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
    ],
  })
  const headers = Object.fromEntries(mail.headers.map((header) => [header.key, header.value]))
  expect(headers['list-unsubscribe']).toBe(value)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
})

test.each(['zoe@example.com, mallory@example.com', 'zoe@example.com\r\nBcc: mallory@example.com', 'zoe', ''])(
  'the recipient %j is refused',
  async (to) => {
    await expect(createSmtpTransport(server.url).send(mailForTests({ to }))).rejects.toThrow('one single')
    expect(server.received).toEqual([])
  },
)

test('a line break in a subject or a name adds neither header nor recipient', async () => {
  const { received, mail } = await sendAndParse({
    subject: 'Hello\r\nBcc: mallory@example.com\r\nX-Evil: 1',
    replyTo: { name: 'Kim"\r\nBcc: mallory@example.com', address: 'kim@example.com' },
  })
  expect(received.to).toEqual(['zoe@example.com'])
  expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil')
  expect(mail.bcc).toBeUndefined()
  expect(mail.replyTo?.[0]?.address).toBe('kim@example.com')
})

test('a refusing server and a silent port are errors', async () => {
  server.refuse = () => Object.assign(new Error('mailbox full'), { responseCode: 452 })
  await expect(createSmtpTransport(server.url).send(mailForTests())).rejects.toThrow('mailbox full')
  await expect(createSmtpTransport('smtp://127.0.0.1:1').send(mailForTests())).rejects.toThrow('ECONNREFUSED')
})
