import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnv } from '#platform/env.server.ts'
import { createStripe } from '#shop/payments/stripe.server.ts'
import { startStripeSandbox, type StripeSandbox } from '#sandbox/stripe/start.ts'
import { openPayments } from './payments.ts'
import { createStopList } from './stop-list.ts'

let folder: string
let shared: StripeSandbox
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'payments-'))
  shared = await startStripeSandbox({ dataDir: folder })
})
afterEach(async () => {
  await shared.stop()
  await rm(folder, { recursive: true, force: true })
})

const envOf = (port: number) =>
  readEnv({ PORT: String(port), DATA_DIR: folder, SANDBOX_PORT: String(shared.port) })

test('two shops that find a sandbox at SANDBOX_PORT share it, and both hear of events', async () => {
  const started = createStopList()
  const one = await openPayments(envOf(4001), folder, started)
  const two = await openPayments(envOf(4002), folder, started)
  expect([one.sandboxUrl, two.sandboxUrl]).toEqual([shared.url, shared.url])
  expect(await readFile(path.join(folder, 'sandbox-port'), 'utf8')).toBe(String(shared.port))

  const sandbox = { host: '127.0.0.1', port: shared.port }
  const stripe = createStripe({ secretKey: 'sk_test_x', webhookSecret: null, sandbox })
  const { data } = await stripe.webhookEndpoints.list()
  expect(data.map(({ url }) => url).toSorted()).toEqual([
    'http://127.0.0.1:4001/api/stripe/webhook',
    'http://127.0.0.1:4002/api/stripe/webhook',
  ])
})

test('a shop that stops leaves the shared sandbox running', async () => {
  const started = createStopList()
  await openPayments(envOf(4001), folder, started)
  await started.stopAll()
  expect((await fetch(`${shared.url}/healthz`)).status).toBe(200)
})
