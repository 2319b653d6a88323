import { spawn } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startStripeSandbox } from '#sandbox/stripe/start.ts'
import { sandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'

let dataDir: string
let journal: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stripe-sandbox-'))
  journal = join(dataDir, 'stripe-sandbox', 'journal.ndjson')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const payment = { amount: 5000, currency: 'aud' }
const idsAt = async (open: Awaited<ReturnType<typeof sandboxForTests>>) =>
  (await open.stripe.paymentIntents.list({ limit: 100 })).data.map(({ id }) => id)

test('a restart forgets nothing', async () => {
  const sandbox = await sandboxForTests({ dataDir })
  const paid = await sandbox.stripe.paymentIntents.create({
    ...payment,
    confirm: true,
    payment_method: 'pm_card_visa',
    return_url: 'https://shop.example',
  })
  const refund = await sandbox.stripe.refunds.create({ payment_intent: paid.id, amount: 100 })
  const before = await sandbox.stripe.events.list({ limit: 100 })
  await sandbox.restart()
  expect(await sandbox.stripe.refunds.retrieve(refund.id)).toMatchObject({ amount: 100 })
  expect((await sandbox.stripe.events.list({ limit: 100 })).data).toEqual(before.data)
  await sandbox.stop()
})

test('an entry that was cut off while it was written is dropped, and the rest stays', async () => {
  const first = await sandboxForTests({ dataDir })
  const { id } = await first.stripe.paymentIntents.create(payment)
  await first.stop()
  const whole = (await readFile(journal)).length
  await appendFile(journal, '1a2b3c4d [["payment_intent","pi_torn",{"id":"pi_to')
  const lines: string[] = []
  const second = await sandboxForTests({ dataDir, log: (line) => lines.push(line) })
  expect(await idsAt(second)).toEqual([id])
  expect(lines.join()).toContain('cut off')
  await second.stop()
  await truncate(journal, whole - 10)
  const third = await sandboxForTests({ dataDir })
  expect(await idsAt(third)).toEqual([])
  await third.stop()
})

test('a journal that is damaged in the middle is refused instead of forgotten', async () => {
  const sandbox = await sandboxForTests({ dataDir })
  await sandbox.stripe.paymentIntents.create(payment)
  await sandbox.stripe.paymentIntents.create(payment)
  await sandbox.stop()
  const text = await readFile(journal, 'utf8')
  await writeFile(journal, text.replace('"amount":5000', '"amount":1'))
  await expect(startStripeSandbox({ dataDir })).rejects.toThrow('damaged at line 1')
  await writeFile(journal, text)
  await (await startStripeSandbox({ dataDir })).stop()
})

test('a second sandbox on the same data is refused', async () => {
  const first = await startStripeSandbox({ dataDir })
  await expect(startStripeSandbox({ dataDir })).rejects.toThrow('in use by another')
  const elsewhere = await mkdtemp(join(tmpdir(), 'stripe-sandbox-'))
  await expect(startStripeSandbox({ dataDir: elsewhere, port: first.port })).rejects.toThrow('is taken')
  await Promise.all([first.stop(), rm(elsewhere, { recursive: true })])
})

test('what was answered before kill -9 is there afterwards', async () => {
  const script = `
    const { startStripeSandbox } = await import('#sandbox/stripe/start.ts')
    const { url } = await startStripeSandbox({ dataDir: process.argv[1] })
    const headers = { authorization: 'Bearer sk_test_x' }
    for (;;) {
      const body = new URLSearchParams({ amount: '5000', currency: 'aud' })
      const answers = await Promise.all(Array.from({ length: 8 }, () =>
        fetch(url + '/v1/payment_intents', { method: 'POST', headers, body }).then((answer) => answer.json())))
      for (const { id } of answers) console.log(id)
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const answered: string[] = []
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    createInterface(child.stdout).on('line', (id) => {
      answered.push(id)
      if (answered.length === 60) child.kill('SIGKILL')
    })
  })
  const sandbox = await sandboxForTests({ dataDir })
  const kept = new Set(
    (await sandbox.stripe.paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 5000 })).map(
      ({ id }) => id,
    ),
  )
  expect(answered.length).toBeGreaterThanOrEqual(60)
  expect(answered.filter((id) => !kept.has(id))).toEqual([])
  await sandbox.stop()
})
