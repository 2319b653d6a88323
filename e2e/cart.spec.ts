import type { Page } from '@playwright/test'
import { keepsThePageAsleep, lettingTimePass } from './asleep.ts'
import { expect, test } from './test.ts'

const KEY = 'plunge-one-cart'
const LINE = { product: { id: 'plunge-one', price: '1.00', name: 'Plunge One' }, quantity: 2 }

async function openCartWith(page: Page, stored: unknown): Promise<void> {
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored)
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('set') === null) localStorage.setItem(key, value)
      sessionStorage.setItem('set', 'yes')
    },
    [KEY, text] as const,
  )
  await page.goto('/cart', { waitUntil: 'commit' })
}

const storedQuantity = (page: Page) =>
  page.evaluate((key) => {
    const cart: { quantity: number }[] = JSON.parse(localStorage.getItem(key) ?? '[]')
    return cart.map(({ quantity }) => quantity)
  }, KEY)

test.describe('The cart', () => {
  test('says when it is empty and leads on', async ({ page }) => {
    await page.goto('/cart')
    await expect(page.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeVisible()
    await page.getByRole('link', { name: 'Continue Shopping' }).click()
    await expect(page).toHaveURL(/\/product$/)
  })

  test('shows what is in it at the price of today, not the stored one', async ({ page }) => {
    await openCartWith(page, [LINE])
    const line = page.getByRole('main').getByRole('listitem')
    await expect(line.getByRole('heading', { name: 'Plunge One' })).toBeVisible()
    await expect(line.getByText('$4,999.00')).toBeVisible()
    await expect(line.getByText('Quantity: 2')).toBeVisible()
    await expect(line.getByText('$9,998.00')).toBeVisible()
    await expect(line.locator('img')).toBeVisible()
    await expect(line.getByText(/^A cedar-clad, marine-grade/).filter({ visible: true })).toHaveCount(1)
    await expect(page.locator('.cart-badge')).toHaveText('2')
    await page.getByRole('link', { name: 'Continue Shopping' }).click()
    await expect(page).toHaveURL(/\/product$/)
  })

  test('raises, lowers and drops a line, and keeps each change', async ({ page }) => {
    await openCartWith(page, [LINE])
    await page.getByRole('button', { name: 'Increase quantity' }).click()
    await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
    await expect.poll(() => storedQuantity(page)).toEqual([3])
    for (let press = 0; press < 3; press += 1) {
      await page.getByRole('button', { name: 'Decrease quantity' }).click()
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeFocused()
    await expect.poll(() => storedQuantity(page)).toEqual([])
  })

  test('removes a line and clears the whole', async ({ page }) => {
    await openCartWith(page, [LINE])
    await page.getByRole('button', { name: 'Remove Plunge One' }).click()
    await expect(page.getByText('Your Cart is Empty').first()).toBeVisible()
    await page.evaluate(
      ([key, value]) => {
        localStorage.setItem(key, value)
      },
      [KEY, JSON.stringify([LINE])] as const,
    )
    await page.reload()
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  })

  test('stops at the stock and says why', async ({ page, owner }) => {
    await owner.setsStock(2)
    await openCartWith(page, [LINE])
    const increase = page.getByRole('button', { name: 'Increase quantity' })
    await expect(increase).toHaveAccessibleDescription(/Only 2 in stock/)
    await increase.click({ force: true })
    expect(await storedQuantity(page)).toEqual([2])
  })

  test('sums up honestly and leads to the checkout', async ({ page }) => {
    await openCartWith(page, [LINE])
    const summary = page.getByRole('region', { name: 'Order Summary' })
    await expect(summary).toContainText('Subtotal$9,998.00')
    await expect(summary).toContainText('Total$9,998.00')
    await expect(summary).toContainText('Free warehouse pickup')
    await expect(summary).toContainText('Delivery: $200 Sydney, $500 elsewhere')
    await expect(summary).toContainText('includes GST of $908.91')
    await summary.getByLabel('Delivery to postcode').fill('2000')
    await expect(summary).toContainText('$10,198.00')
    await summary.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
  })

  test('is followed by other tabs', async ({ page, context }) => {
    await openCartWith(page, [LINE])
    const other = await context.newPage()
    await other.goto('/cart')
    await other.getByRole('button', { name: 'Increase quantity' }).click()
    await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  })

  test('says that it is empty before the script comes', async ({ page }) => {
    const wakes = await keepsThePageAsleep(page)
    const opened = page.goto('/cart', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toBeVisible()
    wakes()
    await opened
    await expect(page.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeVisible()
  })

  test('never looks empty before it has been read', async ({ page }) => {
    const wakes = await keepsThePageAsleep(page)
    const opened = openCartWith(page, [LINE])
    await expect(page.locator('.cart-badge')).toBeVisible()
    await expect(page.getByText('Your Cart is Empty')).toBeHidden()
    // What the server knows of the one thing we sell is there already; what depends on the number is not.
    await expect(page.getByText('$4,999.00')).toBeVisible()
    await expect(page.getByRole('main').locator('img')).toBeVisible()
    await expect(page.getByText('$9,998.00')).toHaveCount(0)
    wakes()
    await opened
    await expect(page.getByText('$9,998.00').first()).toBeVisible()
  })

  test('shows no line of ours before it has been read when something else is in it', async ({ page }) => {
    const wakes = await keepsThePageAsleep(page)
    const opened = openCartWith(page, [
      LINE,
      { product: { id: 'sauna', name: 'Sauna', price: '1.00' }, quantity: 1 },
    ])
    await expect(page.locator('.cart-badge')).toBeVisible()
    await expect(page.getByText('$4,999.00')).toBeHidden()
    wakes()
    await opened
    await expect(page.getByRole('heading', { name: 'Sauna' })).toBeVisible()
  })

  test('says so when its script does not come, and Try again brings what is in it', async ({ page }) => {
    const wakes = await keepsThePageAsleep(page)
    const opened = openCartWith(page, [LINE])
    const said = page.getByRole('alert').filter({ hasText: 'Your cart could not be shown' })
    await expect(page.locator('.cart-badge')).toBeVisible()
    await expect(said).toBeHidden()
    await lettingTimePass(page)
    await expect(said).toBeVisible()
    await said.getByRole('link', { name: 'Try again' }).click()
    await expect(said).toBeHidden()
    wakes()
    await opened
    await expect(page.getByText('$9,998.00').first()).toBeVisible()
    await expect(said).toHaveCount(0)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test('calls itself neither empty nor full, and says why', async ({ page }) => {
      await page.goto('/cart')
      await expect(page.getByRole('heading', { level: 1, name: 'Your Cart', exact: true })).toBeVisible()
      await expect(page.getByText('The cart is kept by your browser and needs JavaScript')).toBeVisible()
      await expect(page.getByText('Your Cart is Empty')).toBeHidden()
      await page.getByRole('link', { name: 'contact us to order' }).click()
      await expect(page).toHaveURL(/\/contact$/)
    })
  })

  test.describe('with hostile things in the storage', () => {
    test.use({ allowedErrors: [/Failed to parse cart from localStorage/] })
    test('ignores a corrupt entry and says so in the log', async ({ page }) => {
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      await openCartWith(page, '{not json')
      await expect(page.getByText('Your Cart is Empty').first()).toBeVisible()
      expect(logged.some((line) => line.includes('Failed to parse cart from localStorage'))).toBe(true)
    })

    test('repairs what makes sense and shows no foreign markup', async ({ page }) => {
      const name = '<img src=x onerror=alert(1)> 🧊 مرحبا'.padEnd(400, 'x')
      await openCartWith(page, [
        { product: { id: 'gone', name, price: '9e9' }, quantity: 1.9 },
        LINE,
        { quantity: -1 },
      ])
      await expect(page.getByText('no longer for sale')).toBeVisible()
      await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
    })
  })
})
