import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const PAGES = ['/', '/product', '/cart', '/checkout', '/contact', '/resources/faq', '/blog']

/** What sticks out to the right, or is cut off where it cannot be scrolled to. */
const outOfSight = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const found: string[] = []
    for (const element of document.querySelectorAll('header *, main *, footer *')) {
      const { width, right } = element.getBoundingClientRect()
      const hidden = width <= 1 || element.closest('.sr-only, dialog, [role=tablist]') !== null
      if (hidden) continue
      const cut =
        getComputedStyle(element).overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      if (right > clientWidth + 1 || cut) found.push(element.outerHTML.slice(0, 120))
    }
    return found
  })

test.describe('At 200 % zoom', () => {
  // What a window of 1280 × 800 leaves when everything is twice as large.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })

  test('a tub is bought, and at no step is anything cut off', async ({ page, shopper }) => {
    await shopper.buysNow()
    expect(await outOfSight(page)).toEqual([])
    await shopper.introducesThemselves()
    await shopper.choosesDelivery()
    await shopper.entersCard()
    expect(await outOfSight(page)).toEqual([])
    await shopper.pays('$5,199.00')
    await shopper.seesOrder()
    expect(await outOfSight(page)).toEqual([])
  })

  test('every page fits the window', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path)
      expect(await outOfSight(page), path).toEqual([])
    }
  })
})

test.describe('Someone who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } })

  // The style sheet leaves a hundredth of a millisecond, so that whoever waits for the end of a motion hears of it.
  const moving = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { animationDuration, transitionDuration, animationName } = getComputedStyle(element)
          const longest = (list: string) =>
            Math.max(...list.split(',').map((time) => Number.parseFloat(time)))
          const animated = animationName !== 'none' && longest(animationDuration) > 0.001
          return animated || longest(transitionDuration) > 0.001
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )

  test('sees nothing move on any page', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path)
      expect(await moving(page), path).toEqual([])
    }
  })

  test('sees menu, gallery and messages come at once', async ({ page }) => {
    await page.goto('/product')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    expect(await moving(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open full-screen gallery' }).click()
    await expect(page.getByRole('dialog', { name: 'Picture gallery' })).toBeVisible()
    expect(await moving(page)).toEqual([])
    await page.goto('/contact')
    await page.getByLabel('Name').fill('Kim Lee')
    await page.getByLabel('Email', { exact: true }).fill('kim@example.com')
    await page.getByLabel('Subject').fill('A deck in Perth')
    await page.getByLabel('Message').fill('Will it fit?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message sent successfully!').first()).toBeVisible()
    expect(await moving(page)).toEqual([])
  })
})

test.describe('Someone with colours of their own', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  const line = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderBottomColor, borderBottomWidth, outlineStyle, outlineColor } = getComputedStyle(element)
        return { borderBottomColor, borderBottomWidth, outline: `${outlineStyle} ${outlineColor}` }
      })

  test('tells the chosen tab, page, picture and delivery from the others', async ({ page }) => {
    await page.goto('/product')
    for (const [chosen, other] of [
      ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
      ['header nav a[aria-current=page]', 'header nav a:not([aria-current])'],
      ['[aria-label^="Picture 1 of"]', '[aria-label^="Picture 2 of"]'],
    ] as const) {
      expect(await line(page, chosen), chosen).not.toEqual(await line(page, other))
    }
    await page.goto('/checkout')
    await page.getByRole('radio', { name: 'Pickup - Warehouse' }).check()
    expect(await line(page, 'label:has(:checked)')).not.toEqual(
      await line(page, 'label:has(:not(:checked)[type=radio])'),
    )
  })

  test('sees the edge of every button and the number in the cart', async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/product')
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.locator('.cart-badge')).toHaveCSS('border-top-width', '1px')
    for (const name of ['Buy Now', 'Add to Cart', 'Wishlist', 'View in 3D']) {
      const button = page.getByRole('button', { name, exact: true })
      const { border, ground } = await button.evaluate((element) => {
        const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(element)
        return { border: `${borderTopWidth} ${borderTopColor}`, ground: `1px ${backgroundColor}` }
      })
      expect(border, name).toMatch(/^1px rgb/)
      expect(border, name).not.toBe(ground)
    }
  })
})
