import type { Page } from '@playwright/test'
import { keepsThePageAsleep } from './asleep.ts'
import { expect, test } from './test.ts'

const TOTAL = 11

async function openGallery(page: Page) {
  await page.goto('/product')
  await page.getByRole('button', { name: 'Open full-screen gallery' }).click()
  return page.getByRole('dialog', { name: 'Picture gallery' })
}

test.describe('The gallery', () => {
  test('shows each of eleven thumbnails as the main picture', async ({ page }) => {
    await page.goto('/product')
    const thumbnails = page.getByRole('button', { name: /^Picture \d+ of 11: / })
    await expect(thumbnails).toHaveCount(TOTAL)
    const main = page.getByRole('button', { name: 'Open full-screen gallery' }).locator('img')
    await page.getByRole('button', { name: /^Picture 6 of 11: / }).click()
    await expect(main).toHaveAttribute('src', /06-chiller/)
    await expect(page.getByRole('button', { name: /^Picture 6 of 11: / })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  test('goes round with Previous and Next and counts', async ({ page }) => {
    const gallery = await openGallery(page)
    await expect(gallery.getByText(`1 / ${TOTAL}`)).toBeVisible()
    await gallery.getByRole('button', { name: 'Previous' }).click()
    await expect(gallery.getByText(`${TOTAL} / ${TOTAL}`)).toBeVisible()
    await gallery.getByRole('button', { name: 'Next' }).click()
    await expect(gallery.getByText(`1 / ${TOTAL}`)).toBeVisible()
  })

  test('follows the arrow keys and closes on Escape, giving the focus back', async ({ page }) => {
    const gallery = await openGallery(page)
    await page.keyboard.press('ArrowRight')
    await expect(gallery.getByText(`2 / ${TOTAL}`)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(gallery.getByText(`${TOTAL} / ${TOTAL}`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(gallery).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open full-screen gallery' })).toBeFocused()
  })

  test('keeps the focus inside and closes by its button', async ({ page }) => {
    const gallery = await openGallery(page)
    for (let press = 0; press < 7; press += 1) {
      await page.keyboard.press('Tab')
      await expect(gallery.locator(':focus')).toHaveCount(1)
    }
    await gallery.getByRole('button', { name: 'Close' }).click()
    await expect(gallery).toBeHidden()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
    test('goes on with a swipe', async ({ page }) => {
      const gallery = await openGallery(page)
      const box = await gallery.locator('img').boundingBox()
      if (box === null) throw new Error('The gallery shows no picture')
      const swipe = async (from: number, to: number) => {
        const client = await page.context().newCDPSession(page)
        const y = box.y + box.height / 2
        await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] })
        await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y }] })
        await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }
      await swipe(300, 100)
      await expect(gallery.getByText(`2 / ${TOTAL}`)).toBeVisible()
      await swipe(100, 300)
      await expect(gallery.getByText(`1 / ${TOTAL}`)).toBeVisible()
    })
  })

  test.describe('when a picture is lost', () => {
    test.use({ allowedErrors: [/Failed to load resource/] })
    test('shows the main picture in its place', async ({ page }) => {
      await page.route('**/api/assets/03-top*', (route) => route.abort())
      await page.goto('/product')
      await page.getByRole('button', { name: /^Picture 3 of 11: / }).click()
      const main = page.getByRole('button', { name: 'Open full-screen gallery' }).locator('img')
      await expect(main).toHaveAttribute('src', /01-three-quarter/)
      await expect(main).toHaveJSProperty('complete', true)
    })

    test('also when it was lost before the page came to life', async ({ page }) => {
      await page.route('**/api/assets/02-front*', (route) => route.abort())
      const wakes = await keepsThePageAsleep(page)
      const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('02-front'))
      const opened = page.goto('/product', { waitUntil: 'commit' })
      const thumbnail = page.getByRole('button', { name: /^Picture 2 of 11: / }).locator('img')
      await lost
      await expect(thumbnail).toHaveJSProperty('complete', true)
      await expect(thumbnail).toHaveAttribute('src', /02-front/)
      wakes()
      await opened
      await expect(thumbnail).toHaveAttribute('src', /01-three-quarter/)
    })
  })
})
