import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'

const SHOWN_MS = 5000
const SWIPE_PX = 50

const area = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const toasts = (page: Page) => area(page).getByRole('listitem')

/** From here on the clock of the page stands still unless a story moves it. */
async function stopsTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-16T00:00:00Z') })
  await page.goto('/contact')
  // The area comes with its first use, and React reveals what comes late by a timer.
  await expect(async () => {
    await page.keyboard.press('F8')
    await expect(area(page).getByRole('list')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.clock.pauseAt(new Date('2026-11-16T00:10:00Z'))
}

async function sendsAMessage(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Kim Lee')
  await page.getByLabel('Email', { exact: true }).fill('kim@example.com')
  await page.getByLabel('Subject').fill('A deck in Perth')
  await page.getByLabel('Message').fill('Will it fit?')
  await page.getByRole('button', { name: 'Send Message' }).click()
}

async function swipes(page: Page, toast: Locator, pixels: number): Promise<void> {
  const box = await toast.boundingBox()
  if (box === null) throw new Error('There is no toast to swipe')
  const from = { x: box.x + 20, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + pixels, from.y, { steps: 5 })
  await page.mouse.up()
}

test.describe('A passing message', () => {
  test('is there for five seconds, and then gone', async ({ page }) => {
    await stopsTheClock(page)
    await sendsAMessage(page)
    await expect(toasts(page)).toContainText('Message sent successfully!')
    await page.clock.runFor(SHOWN_MS - 1)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(toasts(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
  })

  test('waits while the pointer rests on it', async ({ page }) => {
    await stopsTheClock(page)
    await sendsAMessage(page)
    await toasts(page).hover()
    await page.clock.runFor(SHOWN_MS * 3)
    await expect(toasts(page)).toHaveCount(1)
    await page.mouse.move(0, 0)
    await page.clock.runFor(SHOWN_MS)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('is wiped away to the right by more than 50 pixels, and by nothing else', async ({ page }) => {
    await stopsTheClock(page)
    await sendsAMessage(page)
    await swipes(page, toasts(page), SWIPE_PX)
    await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel')
    await swipes(page, toasts(page), -3 * SWIPE_PX)
    await expect(toasts(page)).toHaveAttribute('data-state', 'open')
    await swipes(page, toasts(page), SWIPE_PX + 1)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('gets the focus by F8, and its button closes it', async ({ page }) => {
    await stopsTheClock(page)
    await sendsAMessage(page)
    await expect(toasts(page)).toBeVisible()
    await page.keyboard.press('F8')
    await expect(area(page).getByRole('list')).toBeFocused()
    await expect(area(page).getByRole('list')).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(area(page).getByRole('button', { name: 'Close notification' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toasts(page)).toHaveCount(0)
  })

  test('closes on Escape', async ({ page }) => {
    await stopsTheClock(page)
    await sendsAMessage(page)
    await expect(toasts(page)).toBeVisible()
    await page.keyboard.press('F8')
    await page.keyboard.press('Escape')
    await expect(toasts(page)).toHaveCount(0)
  })
})

test('F8 finds the notification area also before there was any message', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.keyboard.press('F8')
  await expect(area(page).getByRole('list')).toBeFocused()
})

test.describe('Two messages in a row', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('are never shown together: the second takes the place of the first', async ({ page }) => {
    await stopsTheClock(page)
    await page.route('**/api/contact', (route) => route.abort(), { times: 1 })
    await sendsAMessage(page)
    await expect(toasts(page)).toContainText('Failed to send message')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(toasts(page)).toContainText('Message sent successfully!')
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(SHOWN_MS - 1)
    await expect(toasts(page)).toHaveCount(1)
  })
})
