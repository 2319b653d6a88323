import type { Page } from '@playwright/test'
import { keepsThePageAsleep } from './asleep.ts'
import { expect, test } from './test.ts'

const OPEN_MS = 700
const SKIP_MS = 300

const heart = (page: Page) => page.getByRole('button', { name: 'Wishlist' })
const tooltip = (page: Page) => page.getByRole('tooltip')

async function stopsTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-16T00:00:00Z') })
  await page.goto('/product')
  await heart(page).scrollIntoViewIfNeeded()
  await page.clock.pauseAt(new Date('2026-11-16T00:10:00Z'))
}

const leaves = (page: Page) => page.mouse.move(1, 1)

test.describe('The explanation of the heart', () => {
  test('comes when the pointer has rested on it for 700 ms', async ({ page }) => {
    await stopsTheClock(page)
    await heart(page).hover()
    await page.clock.runFor(OPEN_MS - 1)
    await expect(tooltip(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(tooltip(page)).toHaveText('Keep it in this browser')
    await expect(heart(page)).toHaveAccessibleDescription('Keep it in this browser')
    await leaves(page)
    await expect(tooltip(page)).toHaveCount(0)
  })

  test('comes at once to someone who read it less than 300 ms ago', async ({ page }) => {
    await stopsTheClock(page)
    await heart(page).hover()
    await page.clock.runFor(OPEN_MS)
    await leaves(page)
    await expect(tooltip(page)).toHaveCount(0)
    await page.clock.runFor(SKIP_MS)
    await heart(page).hover()
    await page.clock.runFor(1)
    await expect(tooltip(page)).toBeVisible()
    await leaves(page)
    await expect(tooltip(page)).toHaveCount(0)
    await page.clock.runFor(SKIP_MS + 1)
    await heart(page).hover()
    await page.clock.runFor(OPEN_MS - 1)
    await expect(tooltip(page)).toHaveCount(0)
  })

  test('comes also when the pointer rested on it before the script came', async ({ page }) => {
    const wakes = await keepsThePageAsleep(page)
    const opened = page.goto('/product')
    await heart(page).hover()
    wakes()
    await opened
    await expect(tooltip(page)).toHaveText('Keep it in this browser')
  })

  test('comes at once with the keyboard and goes with Escape', async ({ page }) => {
    await stopsTheClock(page)
    await page.getByRole('button', { name: 'Add to Cart' }).focus()
    await page.keyboard.press('Tab')
    await expect(heart(page)).toBeFocused()
    await expect(tooltip(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tooltip(page)).toHaveCount(0)
    await expect(heart(page)).toBeFocused()
  })
})
