import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { startStripeSandbox } from '#sandbox/stripe/start.ts'
import type { StripeSandbox, StripeSandboxOptions } from '#sandbox/stripe/start.ts'

export type SandboxForTests = {
  stripe: Stripe
  url: string
  dataDir: string
  /** With another key or other settings. */
  client(key: string, config?: Partial<Stripe.StripeConfig>): Stripe
  /** Stops and starts again on the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
  /** Stops and removes the data. */
  end(): Promise<void>
}

export async function sandboxForTests(options: Partial<StripeSandboxOptions> = {}): Promise<SandboxForTests> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'stripe-sandbox-')))
  let sandbox: StripeSandbox = await startStripeSandbox({ ...options, dataDir })
  const { port, url } = sandbox
  const client = (key: string, config: Partial<Stripe.StripeConfig> = {}) =>
    new Stripe(key, {
      host: '127.0.0.1',
      port,
      protocol: 'http',
      apiVersion: '2026-10-28.endive',
      maxNetworkRetries: 0,
      telemetry: false,
      ...config,
    })
  return {
    stripe: client('sk_test_x'),
    url,
    dataDir,
    client,
    async restart() {
      await sandbox.stop()
      sandbox = await startStripeSandbox({ ...options, dataDir, port })
    },
    stop: () => sandbox.stop(),
    async end() {
      await sandbox.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
