import { keepsThePageAsleep } from './asleep.ts'
import { expect, test } from './test.ts'

test('the confirmation page alone is invalid access', async ({ page }) => {
  await page.goto('/purchase-confirmed')
  await expect(page.getByRole('heading', { name: 'Invalid access' })).toBeVisible()
  await expect(page.getByText('This page can only be accessed after a successful payment.')).toBeVisible()
})

test.describe('before the script comes', () => {
  test.use({ allowedErrors: [/404|422/] })
  for (const [query, words] of [
    ['', 'This page can only be accessed after a successful payment.'],
    ['?order=PO-22222222', 'Loading order details...'],
    ['?payment_intent=pi_unknown', 'Processing your order...'],
  ] as const) {
    test(`/purchase-confirmed${query} says '${words}' and nothing else`, async ({ page }) => {
      const wakes = await keepsThePageAsleep(page)
      const opened = page.goto(`/purchase-confirmed${query}`, { waitUntil: 'commit' })
      await expect(page.getByText(words)).toBeVisible()
      const said = page.getByText(/^This page can|^Loading order|^Processing your/)
      await expect(said.filter({ visible: true })).toHaveCount(1)
      wakes()
      await opened
    })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the confirmation names the e-mail instead of waiting for ever', async ({ page }) => {
    await page.goto('/purchase-confirmed?order=PO-22222222')
    await expect(page.getByText('Showing an order here needs JavaScript.')).toBeVisible()
    await expect(page.getByText('Loading order details...')).toBeHidden()
  })
})

test('the sample order is marked as one and shows the timeline', async ({ page }) => {
  await page.goto('/purchase-confirmed?preview=true')
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await expect(page.getByText('Sample order, nothing was bought')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Order Processing' })).toContainText(
    'In Progress',
  )
  await expect(page.getByRole('listitem').filter({ hasText: 'Dispatch' })).toContainText('Today 4PM')
  await expect(page.getByRole('listitem').filter({ hasText: 'Delivery & Setup' })).toContainText(
    'Next business day',
  )
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('the sample order leads on to setup, manual, contact and telephone', async ({ page }) => {
  await page.goto('/purchase-confirmed?preview=true')
  const support = page.getByRole('heading', { name: 'Setup & Support' }).locator('..')
  for (const [name, href] of [
    ['Setup guide', '/resources/setup'],
    ['User manual (PDF)', '/api/assets/plunge-one-user-manual.pdf'],
    ['Contact support', '/contact'],
    ['Call 1300 975 707', 'tel:1300975707'],
  ] as const) {
    await expect(support.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await expect(support).toContainText('Questions about this order?')
  await expect(support.locator('a[href^="mailto:"]')).toBeVisible()
})

for (const [address, words] of [
  ['order=PO-22222222', 'Loading order details...'],
  ['payment_intent=pi_unknown', 'Processing your order...'],
] as const) {
  test.describe(`while ?${address} is asked for`, () => {
    test.use({ allowedErrors: [/404|422/] })

    test(`the page says '${words}'`, async ({ page }) => {
      let answer = (): void => undefined
      const held = new Promise<void>((resolve) => (answer = resolve))
      await page.route('**/api/orders/**', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(`/purchase-confirmed?${address}`)
      await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
      answer()
      await expect(page.getByText(words)).toHaveCount(0)
    })
  })
}

test.describe('while the shop cannot answer', () => {
  test.use({ allowedErrors: [/503/] })

  test('the page asks again for 15 seconds, and then says whom to turn to', async ({ page }) => {
    let asked = 0
    await page.route('**/api/orders/**', (route) => {
      asked += 1
      return route.fulfill({ status: 503, body: 'down' })
    })
    await page.clock.install()
    await page.goto('/purchase-confirmed?order=PO-22222222')
    await expect.poll(() => asked).toBe(1)
    await expect(async () => {
      await page.clock.runFor(1500)
      await expect(page.getByRole('heading', { name: 'Failed to process order' })).toBeVisible({
        timeout: 100,
      })
    }).toPass()
    expect(asked).toBeGreaterThan(3)
    await expect(page.getByText('Please contact support if this problem persists.')).toBeVisible()
  })
})

test('a tub to be picked up has the steps of a pickup', async ({ shopper, page }) => {
  const number = await shopper.buysForPickup()
  await expect(page.getByText(number).first()).toBeVisible()
  const steps = page.getByRole('heading', { name: 'Delivery timeline' }).locator('..').getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(steps.nth(0)).toContainText('In Progress')
  await expect(steps.nth(1)).toContainText('Ready at the warehouse')
  await expect(steps.nth(1)).toContainText('Available immediately - Call ahead to schedule')
  await expect(steps.nth(2)).toContainText('Pickup & Setup')
  await expect(page.getByText('Dispatch', { exact: true })).toHaveCount(0)
})

test.describe('what does not exist', () => {
  test.use({ allowedErrors: [/404|422/] })

  test('an unknown order is not found, and nothing of the address is echoed as markup', async ({ page }) => {
    await page.goto('/purchase-confirmed?order=<script>alert(1)</script>')
    await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible()
    await expect(page.getByText('Please check the number in your order e-mail.')).toBeVisible()
    await expect(page.getByRole('main').locator('script')).toHaveCount(0)
  })

  test('a payment that is not ours cannot be processed', async ({ page }) => {
    await page.goto('/purchase-confirmed?payment_intent=pi_unknown')
    await expect(page.getByRole('heading', { name: 'Failed to process order' })).toBeVisible()
  })
})

test('the order is shown again after a reload, and hidden from another browser', async ({
  shopper,
  page,
  browser,
  shop,
}) => {
  const number = await shopper.buysForPickup()
  await page.reload()
  await expect(page.getByText('ann@example.com')).toBeVisible()
  const stranger = await browser.newPage({ baseURL: shop.url })
  await stranger.goto(`/purchase-confirmed?order=${number}`)
  await expect(stranger.getByText('Details are hidden')).toBeVisible()
  await expect(stranger.getByText('ann@example.com')).toHaveCount(0)
  await stranger.close()
})
