import { test as plain, expect, type Page, type Route } from '@playwright/test'
import { SANDBOX_SCRIPT } from '#server/build.ts'
import { startTestShop, type TestShop } from './running-shop.ts'

/** Keys that look real: nothing of the sandbox may be left. Stripe itself cannot be reached from a test. */
const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_notreal',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_notreal',
  STRIPE_WEBHOOK_SECRET: 'whsec_notreal',
}

const test = plain.extend<object, { shop: TestShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const shop = await startTestShop(KEYS)
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})

/** Notes which documents ask for Stripe's script, and answers it with nothing. */
async function watchStripe(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('https://js.stripe.com/**', async (route) => {
    asked.push(new URL(page.url()).pathname)
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return asked
}

const policyOf = (page: Page) =>
  page.evaluate(async () => (await fetch(window.location.href)).headers.get('content-security-policy') ?? '')

test('nothing of the sandbox answers', async ({ request }) => {
  for (const path of [
    '/sandbox/stripe/v3.js',
    '/sandbox/stripe/v1/payment_intents',
    '/sandbox/stripe/pages.css',
  ]) {
    expect((await request.get(path)).status()).toBe(404)
  }
})

test('Stripe’s script comes from Stripe, on the checkout only, whichever way one arrives', async ({
  page,
}) => {
  const asked = await watchStripe(page)
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/')
  await page.getByRole('link', { name: 'Product' }).first().click()
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  expect(await policyOf(page)).not.toContain('stripe.com')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByRole('button', { name: 'Buy Now' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const before = asked.length
  expect(await policyOf(page)).toContain('https://js.stripe.com')

  await page.goto('/cart')
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect.poll(() => asked.length).toBeGreaterThan(before)
  expect(new Set(asked)).toEqual(new Set(['/checkout']))
  expect(refused).toEqual([])
})

for (const [fault, fails] of [
  ['is blocked', (route: Route) => route.abort()],
  ['never answers', () => undefined],
] as const) {
  test(`Stripe’s script that ${fault} is fetched anew by Try again`, async ({ page }) => {
    let faulty = true
    await page.clock.install()
    await page.route('https://js.stripe.com/**', (route) =>
      faulty ? fails(route) : route.fulfill({ path: SANDBOX_SCRIPT }),
    )
    await page.goto('/checkout?product=plunge-one')
    await expect(page.getByLabel('Full Name')).toBeVisible()
    await page.clock.runFor(LONGER_THAN_IT_WAITS_MS)
    const said = page.getByRole('alert').filter({ hasText: 'The payment form could not be loaded' })
    await expect(said).toBeVisible()
    faulty = false
    await said.getByRole('button', { name: 'Try again' }).click()
    await expect(said).toHaveCount(0)
    await expect(page.getByText('PayPal could not be loaded')).toHaveCount(0)
  })
}

const LONGER_THAN_IT_WAITS_MS = 21_000
