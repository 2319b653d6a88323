import type { Page } from '@playwright/test'
import { keepsThePageAsleep } from './asleep.ts'
import { expect, test } from './test.ts'

/** Presses Add to Cart and gives back what the browser's alert said. */
async function addToCart(page: Page): Promise<string> {
  const alerted = page.waitForEvent('dialog')
  const pressed = page.getByRole('button', { name: 'Add to Cart' }).click()
  const alert = await alerted
  const words = alert.message()
  await alert.accept()
  await pressed
  return words
}

test.describe('The product page', () => {
  test('shows name, rating, badges, price and features', async ({ page }) => {
    await page.goto('/product')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plunge One')
    await expect(page.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()
    const main = page.getByRole('main')
    for (const text of [
      '(24 reviews)',
      'New Stock Available',
      'Next Day Delivery',
      'Spring Sale',
      'Only 8 remaining!',
    ]) {
      await expect(main.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(main.getByText('$4,999', { exact: true })).toBeVisible()
    await expect(main.locator('s')).toContainText('$7,500')
    const features = main.getByRole('heading', { name: 'Features' }).locator('..').getByRole('listitem')
    await expect(features).toHaveCount(6)
  })

  test('lets a shopper choose one to five, and starts with one', async ({ page }) => {
    await page.goto('/product')
    const quantity = page.getByLabel('Quantity')
    await expect(quantity).toHaveValue('1')
    await expect(quantity.getByRole('option')).toHaveText(['1', '2', '3', '4', '5'])
  })

  test('Buy Now takes product and quantity to the checkout', async ({ page }) => {
    await page.goto('/product')
    await page.getByLabel('Quantity').selectOption('3')
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expect(page).toHaveURL(/\/checkout\?product=plunge-one&quantity=3$/)
  })

  test('what is chosen before the page comes to life counts', async ({ page }) => {
    const wakes = await keepsThePageAsleep(page)
    const opened = page.goto('/product', { waitUntil: 'commit' })
    await page.getByLabel('Quantity').selectOption('2')
    await page.getByLabel('Delivery to postcode').fill('3000')
    await expect(page.getByText('$10,498.00')).toHaveCount(0)
    wakes()
    await opened
    await expect(page.getByText('$10,498.00')).toBeVisible()
  })

  test('Add to Cart says so in an alert, counts in the header and sums up', async ({ page }) => {
    await page.goto('/product')
    await page.getByLabel('Quantity').selectOption('2')
    expect(await addToCart(page)).toContain('2 × Plunge One')
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    await expect(page.getByRole('main').getByText('Added to your cart: 2 × Plunge One.')).toBeVisible()
    await addToCart(page)
    await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
  })

  test('never puts more into the cart than there are', async ({ page, owner }) => {
    await owner.setsStock(2)
    await page.goto('/product')
    await page.getByLabel('Quantity').selectOption('2')
    expect(await addToCart(page)).toContain('2 × Plunge One')
    expect(await addToCart(page)).toContain('Nothing was added')
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  })

  test('counts down with the stock and ends at sold out', async ({ page, owner }) => {
    await owner.setsStock(3)
    await page.goto('/product')
    await expect(page.getByText('Only 3 remaining!')).toBeVisible()
    await expect(page.getByLabel('Quantity').getByRole('option')).toHaveCount(3)
    await owner.setsStock(0)
    await page.reload()
    await expect(page.getByText('Sold out', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Buy Now' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
  })

  test('asks for price and stock again after showing what was served', async ({ page }) => {
    await page.route('**/api/products', async (route) => {
      const answer = await route.fetch()
      const [product]: object[] = await answer.json()
      await route.fulfill({
        json: [{ ...product, stock: 4, wasPrice: null, saleName: null, saleEndsAt: null }],
      })
    })
    await page.goto('/product')
    await expect(page.getByText('Only 4 remaining!')).toBeVisible()
    await expect(page.getByText('Spring Sale')).toHaveCount(0)
  })

  test('says that there is no product when there is none at all', async ({ page }) => {
    await page.route('**/api/products', (route) => route.fulfill({ json: [] }))
    await page.goto('/product')
    await expect(page.getByText('remaining!')).toHaveCount(0)
    expect(await addToCart(page)).toBe('No product found!')
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  })

  test('says so when the browser keeps nothing, and leaves the cart as it was', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await page.goto('/product')
    expect(await addToCart(page)).toMatch(/^Sorry, this could not be added to your cart/)
    await expect(page.getByRole('main').getByText(/^Sorry, this could not be added/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
    await expect(page.locator('.cart-badge')).toBeHidden()
  })

  test('the heart is kept over a reload', async ({ page }) => {
    await page.goto('/product')
    const heart = page.getByRole('button', { name: 'Wishlist' })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test.describe('when the list of products cannot be had', () => {
    test.use({ allowedErrors: [/500/] })
    test('still sells what it was served with', async ({ page }) => {
      await page.route('**/api/products', (route) => route.fulfill({ status: 500, body: 'broken' }))
      await page.goto('/product')
      expect(await addToCart(page)).toContain('1 × Plunge One')
    })
  })
})
