import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { Stripe } from 'stripe'
import { startStripeSandbox } from '#sandbox/stripe/start.ts'
import { buildTestFiles } from './build-page.ts'
import { servePage } from './page-server.ts'
import type { Scene } from './scene.ts'

export type Stage = Awaited<ReturnType<typeof openStage>>

/** The real sandbox, a page with the real React components, and a browser that counts every error on it. */
export async function openStage() {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-browser-'))
  const sandbox = await startStripeSandbox({ dataDir: folder })
  const site = await servePage(await buildTestFiles(folder), sandbox.port)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  const stripe = new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    port: sandbox.port,
    protocol: 'http',
    apiVersion: '2026-10-28.endive',
    telemetry: false,
  })

  async function createIntent(amount = 519_900) {
    const intent = await stripe.paymentIntents.create({
      amount,
      currency: 'aud',
      automatic_payment_methods: { enabled: true },
    })
    if (!intent.client_secret) throw new Error('A new intent has a client secret')
    return { id: intent.id, clientSecret: intent.client_secret }
  }

  async function openPage(scene: Scene, context: BrowserContextOptions = {}) {
    // A context of its own, because the accessibility checks open a second page in it.
    const page = await (await browser.newContext(context)).newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      // A decline is an answer with status 402, which browsers also write to the console.
      const isDecline = message.text().includes('402')
      if (message.type() === 'error' && !isDecline) errors.push(message.text())
    })
    await page.goto(site.origin)
    await page.evaluate((wanted) => window.show(wanted), scene)
    return { page, errors }
  }

  return {
    stripe,
    origin: site.origin,
    createIntent,
    openPage,
    async close() {
      await browser.close()
      await site.stop()
      await sandbox.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The events that the page's handlers have received so far. */
export function heard(page: Page, type: string) {
  return page.evaluate(
    (wanted) => window.heard.filter((one) => one.type === wanted).map(({ event }) => event),
    type,
  )
}

export async function typeCard(page: Page, number: string, expiry = '12 / 34', code = '123') {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill(expiry)
  await page.getByLabel('Security code').fill(code)
}

export const outcome = (page: Page) => page.getByTestId('outcome')
