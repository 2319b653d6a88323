import { expect, test } from './test.ts'

test('the confirmation page alone is invalid access', async ({ page }) => {
  await page.goto('/purchase-confirmed')
  await expect(page.getByRole('heading', { name: 'Invalid access' })).toBeVisible()
  await expect(page.getByText('This page can only be accessed after a successful payment.')).toBeVisible()
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

test.describe('what does not exist', () => {
  test.use({ allowedErrors: [/404|422/] })

  test('an unknown order is not found, and nothing of the address is echoed as markup', async ({ page }) => {
    await page.goto('/purchase-confirmed?order=<script>alert(1)</script>')
    await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible()
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
  await shopper.buysNow()
  await shopper.introducesThemselves()
  await shopper.choosesPickup()
  await shopper.entersCard()
  await shopper.pays('$4,999.00')
  const number = await shopper.seesOrder()
  await page.reload()
  await expect(page.getByText('ann@example.com')).toBeVisible()
  const stranger = await browser.newPage({ baseURL: shop.url })
  await stranger.goto(`/purchase-confirmed?order=${number}`)
  await expect(stranger.getByText('Details are hidden')).toBeVisible()
  await expect(stranger.getByText('ann@example.com')).toHaveCount(0)
  await stranger.close()
})
