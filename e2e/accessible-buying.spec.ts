import type { Page } from '@playwright/test'
import { everybodyCanUse, SCREENS } from './accessible.ts'
import { expect, test } from './test.ts'

for (const [name, viewport] of Object.entries(SCREENS)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('the checkout is accessible at every step, and nothing scrolls sideways', async ({
      shopper,
      page,
    }) => {
      await shopper.buysNow()
      await everybodyCanUse(page)
      await shopper.choosesDelivery()
      await shopper.entersCard()
      await everybodyCanUse(page)
      await shopper.pays('$5,199.00')
      await expect(page.getByText('Full Name is required')).toBeVisible()
      await everybodyCanUse(page)
    })

    test('the confirmation is accessible', async ({ page }) => {
      await page.goto('/purchase-confirmed?preview=true')
      await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
      await everybodyCanUse(page)
    })
  })
}

test('a tub is bought with the keyboard alone', async ({ shopper, page }) => {
  const tabTo = async (reached: () => Promise<boolean>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await reached()) return
      await page.keyboard.press('Tab')
    }
    throw new Error('The keyboard never got there')
  }
  const focused = (locator: ReturnType<Page['locator']>) => () =>
    locator.evaluate((node) => node.matches(':focus'))

  await page.goto('/product')
  const buy = page.getByRole('button', { name: 'Buy Now' }).first()
  await tabTo(focused(buy))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Full Name')).toBeVisible()
  await tabTo(focused(page.getByLabel('Full Name')))
  await page.keyboard.type('Ann Bather')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ann@example.com')
  await tabTo(focused(page.getByRole('radio', { name: 'Delivery', exact: true })))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Pickup - Warehouse' })).toBeChecked()
  await expect(page.getByLabel('Card number')).toBeVisible()
  await tabTo(focused(page.getByLabel('Card number')))
  await page.keyboard.type('4242424242424242')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1234')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  const payButton = page.getByRole('button', { name: 'Pay $4,999.00' })
  await expect(payButton).toBeEnabled()
  await tabTo(focused(payButton))
  await page.keyboard.press('Enter')
  await shopper.seesOrder()
})
