import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '#platform/env.server.ts'
import { messageOf, StartProblem } from '#platform/problem.ts'
import type { Payments } from '#shop/payments/payment.ts'
import { createStripePayments } from '#shop/payments/stripe.server.ts'
import { startStripeSandbox } from '#sandbox/stripe/start.ts'

export type ToolPayments = { payments: Payments; stop(): Promise<void> }

/** The sandbox takes any key of this form. */
const SANDBOX_KEY = 'sk_test_sandbox'

/** The shop notes the port of its running sandbox here. */
const PORT_FILE = 'sandbox-port'

/** Stripe, or the sandbox of the running shop; when the shop is closed, the sandbox is opened for this command. */
export async function openPayments(env: Env, dataDir: string): Promise<ToolPayments> {
  const { STRIPE_SECRET_KEY: secretKey } = env
  if (secretKey !== undefined) {
    const webhookSecret = env.STRIPE_WEBHOOK_SECRET ?? null
    return { payments: createStripePayments({ secretKey, webhookSecret }), stop: async () => undefined }
  }
  const running = await runningSandbox(dataDir)
  if (running !== null) return { payments: sandboxPayments(running), stop: async () => undefined }
  try {
    const sandbox = await startStripeSandbox({ dataDir })
    return { payments: sandboxPayments(sandbox.port), stop: () => sandbox.stop() }
  } catch (error) {
    throw new StartProblem(`The payment sandbox cannot be reached: ${messageOf(error)}.`, { cause: error })
  }
}

const sandboxPayments = (port: number): Payments =>
  createStripePayments({
    secretKey: SANDBOX_KEY,
    webhookSecret: null,
    sandbox: { host: '127.0.0.1', port },
  })

/** A file left by a shop that was killed names a port where nobody, or somebody else, listens. */
async function runningSandbox(dataDir: string): Promise<number | null> {
  const noted = await readFile(path.join(dataDir, PORT_FILE), 'utf8').catch(() => '')
  const port = Number(noted.trim())
  if (!Number.isInteger(port) || port <= 0) return null
  const known = await sandboxPayments(port)
    .read('pi_of_nobody')
    .then(
      () => true,
      () => false,
    )
  return known ? port : null
}
