import { expect, test } from './test.ts'

const LINKS = ['Home', 'Product', 'About', 'Blog', 'Contact']

test.describe('The header', () => {
  test('has five links and marks the one we are on', async ({ page }) => {
    await page.goto('/')
    const nav = page.getByRole('navigation', { name: 'Main' })
    await expect(nav.getByRole('link')).toHaveText(LINKS)
    await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await nav.getByRole('link', { name: 'Product' }).click()
    await expect(nav.getByRole('link', { name: 'Product' })).toHaveAttribute('aria-current', 'page')
    await expect(nav.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current', 'page')
  })

  test('marks Blog while one of its articles is read', async ({ page }) => {
    await page.goto('/blog/what-cold-water-does')
    const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
    await expect(marked).toHaveText(['Blog'])
  })

  test('marks nothing where none of the five leads', async ({ page }) => {
    await page.goto('/wellness')
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveCount(0)
  })

  test('calls by telephone and shows the cart without a badge while it is empty', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Call Us' })).toHaveAttribute('href', /^tel:\d+$/)
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toHaveAttribute('href', '/cart')
    await expect(page.locator('.cart-badge')).toBeHidden()
  })

  test('after a navigation the heading has the focus and the title is announced', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Product' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Plunge One' })).toBeFocused()
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: await page.title() })).toHaveCount(1)
  })

  test('can be skipped', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('The menu on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('opens, keeps the focus and closes on Escape', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Open menu' })
    await button.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link')).toHaveText([...LINKS, 'Call Support'])
    await expect(menu.getByRole('link', { name: 'Call Support' })).toHaveAttribute('href', /^tel:/)
    for (let press = 0; press < 9; press += 1) {
      await page.keyboard.press('Tab')
      await expect(menu.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('closes on the backdrop and on its button', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu).toBeVisible()
    await page.mouse.click(12, 400)
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
  })

  test('closes when a link in it is used, also the one we are on', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const [name, heading] of [
      ['Home', 'Breath. Transform. Revive.'],
      ['Product', 'Plunge One'],
    ] as const) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await menu.getByRole('link', { name }).click()
      await expect(menu).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
  })

  test('marks the page we are on and closes when Call Support is used', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.locator('[aria-current=page]')).toHaveText(['About'])
    await menu.getByRole('link', { name: 'Call Support' }).click()
    await expect(menu).toBeHidden()
  })

  test('a bar with price and Add to Cart follows when the buttons are scrolled away', async ({ page }) => {
    await page.goto('/product')
    const bar = page.getByRole('region', { name: 'Buy', exact: true })
    await expect(bar).toHaveCount(0)
    const jumps = (to: number) =>
      page.evaluate((top) => {
        window.scrollTo(0, top)
      }, to)
    await jumps(5000)
    await expect(bar.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
    await expect(bar).toContainText('$4,999')
    await jumps(0)
    await expect(bar).toHaveCount(0)
    await page.getByRole('button', { name: 'Buy Now' }).scrollIntoViewIfNeeded()
    await expect(bar).toHaveCount(0)
    await page.mouse.wheel(0, 900)
    await expect(bar).toBeVisible()
  })
})
