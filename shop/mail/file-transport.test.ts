import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailForTests } from './testing/mail-for-tests.ts'
import { createTransport } from './transport.server.ts'

let dataDir: string
let logged: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'shop-mail-'))
  logged = ''
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const log = pino({}, { write: (line: string) => (logged += line) })

test('without a mail server a mail becomes one complete file', async () => {
  await createTransport({ dataDir, log }).send(mailForTests())
  const folder = path.join(dataDir, 'mail')
  const files = await readdir(folder)
  expect(files).toEqual(['20261112T230000000Z-order-confirmation-0b8e3c5e-6a52-4c3b-9f43-4f1f5f0d2a11.eml'])
  const file = path.join(folder, files[0] ?? '')
  const mail = await PostalMime.parse(await readFile(file))
  expect(mail).toMatchObject({ subject: 'Grüße – 🧊', to: [{ address: 'zoe@example.com' }] })
  expect(mail.attachments).toHaveLength(1)
  expect((await stat(file)).mode & 0o077).toBe(0)
})

test('a repeat after a crash writes the same file again', async () => {
  const transport = createTransport({ dataDir, log })
  await transport.send(mailForTests())
  await transport.send(mailForTests())
  expect(await readdir(path.join(dataDir, 'mail'))).toHaveLength(1)
})

test('the log says that a mail was written, and nothing about a person', async () => {
  await createTransport({ dataDir, log }).send(mailForTests())
  expect(logged).toContain('mail written')
  expect(logged).not.toMatch(/zoe|example\.com|Grüße/i)
})
