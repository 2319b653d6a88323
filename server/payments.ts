import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '#platform/env.server.ts'
import { listenProblem } from '#platform/free-port.server.ts'
import { messageOf, StartProblem } from '#platform/problem.ts'
import type { Payments } from '#shop/payments/payment.ts'
import { registerSandboxWebhook } from '#shop/payments/sandbox-webhook.server.ts'
import { createStripePayments } from '#shop/payments/stripe.server.ts'
import { findRunningSandbox } from '#sandbox/stripe/find-running.ts'
import { startStripeSandbox } from '#sandbox/stripe/start.ts'
import type { PagePayments } from '#web/page-services.ts'
import { SANDBOX_SCRIPT } from './build.ts'
import type { StopList } from './stop-list.ts'

export type ShopPayments = {
  payments: Payments
  page: PagePayments
  /** Where /sandbox/stripe/* is forwarded; null with real keys: then nothing of the sandbox is served. */
  sandboxUrl: string | null
  note: string
}

/** Any key in Stripe's form will do there. */
const SANDBOX_KEYS = { secret: 'sk_test_sandbox', publishable: 'pk_test_sandbox' }

/** The owner's tool finds a running sandbox through this file. */
export const SANDBOX_PORT_FILE = 'sandbox-port'

export async function openPayments(env: Env, dataDir: string, started: StopList): Promise<ShopPayments> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env
  if (secretKey !== undefined && publishableKey !== undefined) {
    return {
      payments: createStripePayments({ secretKey, webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null }),
      page: { publishableKey, sandboxScript: null, live: env.paymentMode === 'live' },
      sandboxUrl: null,
      note: `Payments: Stripe, ${env.paymentMode} mode`,
    }
  }
  const sandbox = await joinOrStartSandbox(env, dataDir, started)
  const portFile = path.join(dataDir, SANDBOX_PORT_FILE)
  await writeFile(portFile, String(sandbox.port))
  started.add(() => rm(portFile, { force: true }))
  const address = {
    secretKey: SANDBOX_KEYS.secret,
    webhookSecret: null,
    sandbox: { host: '127.0.0.1', port: sandbox.port },
  }
  const webhookSecret = await registerSandboxWebhook(address, `${ownAddress(env)}/api/stripe/webhook`, {
    keepOthers: sandbox.joined,
  })
  return {
    payments: createStripePayments({ ...address, webhookSecret }),
    page: { publishableKey: SANDBOX_KEYS.publishable, sandboxScript: '/sandbox/stripe/v3.js', live: false },
    sandboxUrl: sandbox.url,
    note: `Payments: sandbox, no money moves; its dashboard is at ${sandbox.url}`,
  }
}

/** A sandbox that answers at SANDBOX_PORT is shared: it runs on its own, or in another process of this shop. */
async function joinOrStartSandbox(env: Env, dataDir: string, started: StopList) {
  const url = await findRunningSandbox(env.SANDBOX_PORT)
  if (url !== null) return { url, port: env.SANDBOX_PORT, joined: true }
  const { port, url: own, stop } = await startSandbox(env, dataDir)
  started.add(stop)
  return { url: own, port, joined: false }
}

async function startSandbox(env: Env, dataDir: string) {
  try {
    return await startStripeSandbox({ dataDir, port: env.SANDBOX_PORT, scriptFile: SANDBOX_SCRIPT })
  } catch (error) {
    if (error instanceof Error && error.message.includes('is taken')) {
      throw listenProblem({ code: 'EADDRINUSE' }, '127.0.0.1', env.SANDBOX_PORT, 'SANDBOX_PORT')
    }
    throw new StartProblem(`The payment sandbox does not start: ${messageOf(error)}.`, { cause: error })
  }
}

/** The sandbox calls back on this machine, whatever name the shop has for visitors. */
function ownAddress(env: Env): string {
  const everywhere = env.HOST === '0.0.0.0' || env.HOST === '::' || env.HOST === 'localhost'
  const host = everywhere ? '127.0.0.1' : env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST
  return `http://${host}:${env.PORT}`
}
