import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

// Playwright switches the back/forward cache off; visitors have it.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

const badge = (page: Page, words: string) => page.getByRole('link', { name: words, exact: true })

/** Goes back, and makes sure that the very page that was left has come back. */
async function goesBack(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(path)
  // The address changes before the page has taken the other's place.
  await expect(async () => {
    expect(await page.evaluate(() => Reflect.get(window, 'leftAsItIs'))).toBe(true)
  }).toPass({ timeout: 40_000 })
}

async function leavesFor(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'leftAsItIs', true)
  })
  await page.goto(path)
}

test('what another tab put into the cart is there when a shopper comes back to the cart', async ({
  page,
  context,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/product')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.goto('/cart')
  await expect(badge(page, 'Cart, 1 item')).toBeVisible()
  await leavesFor(page, '/resources/faq')
  const other = await context.newPage()
  await other.goto('/cart')
  await other.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(badge(other, 'Cart, 2 items')).toBeVisible()
  await goesBack(page, '/cart')
  await expect(badge(page, 'Cart, 2 items')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('$9,998.00')
})

test('a price that changed meanwhile is the new one when a shopper comes back', async ({ page, owner }) => {
  await page.goto('/product')
  await expect(page.getByText('$4,999', { exact: true }).first()).toBeVisible()
  await leavesFor(page, '/resources/faq')
  await owner.setsPrice(520_000)
  try {
    await goesBack(page, '/product')
    await expect(page.getByRole('main').getByText('$5,200', { exact: true })).toBeVisible()
  } finally {
    await owner.setsPrice(499_900)
  }
})

test('whoever goes back from the order finds an empty cart and a checkout that begins anew', async ({
  page,
  shopper,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/product')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.goto('/checkout')
  await shopper.introducesThemselves()
  await shopper.choosesPickup()
  await shopper.entersCard()
  await shopper.pays('$4,999.00')
  await shopper.seesOrder()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/checkout')
  await expect(badge(page, 'Cart')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue('')
  await expect(page.getByText('Please select a delivery method to continue with payment.')).toBeVisible()
})
