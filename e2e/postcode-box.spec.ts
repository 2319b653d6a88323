import { expect, test } from './test.ts'

test.describe('The postcode box', () => {
  // Friday 13 November 2026, 15:30 and 16:00 in Sydney.
  const BEFORE_CUT_OFF = new Date('2026-11-13T04:30:00Z')
  const AT_CUT_OFF = new Date('2026-11-13T05:00:00Z')

  test('shows the delivered price and the day for Sydney', async ({ page }) => {
    await page.clock.setFixedTime(BEFORE_CUT_OFF)
    await page.goto('/product')
    await page.getByLabel('Delivery to postcode').fill('2000')
    const form = page.getByRole('main').locator('form').filter({ hasText: 'Delivery to postcode' })
    await expect(form).toContainText('Next Day Delivery')
    await expect(form).toContainText('Monday 16 November')
    await expect(form).toContainText('$5,199.00')
  })

  test('counts from the next business day after 4 PM', async ({ page }) => {
    await page.clock.setFixedTime(AT_CUT_OFF)
    await page.goto('/product')
    await page.getByLabel('Delivery to postcode').fill('2000')
    await expect(page.getByRole('main')).toContainText('Tuesday 17 November')
  })

  test('charges 500 elsewhere, once for any number of tubs', async ({ page }) => {
    await page.goto('/product')
    await page.getByLabel('Quantity').selectOption('2')
    await page.getByLabel('Delivery to postcode').fill('3000')
    await expect(page.getByText('Standard Delivery').first()).toBeVisible()
    await expect(page.getByText('$10,498.00')).toBeVisible()
  })

  test('asks for four digits and refuses post-office boxes', async ({ page }) => {
    await page.goto('/product')
    const field = page.getByLabel('Delivery to postcode')
    await field.fill('20')
    await page.getByRole('button', { name: 'Show price and date' }).click()
    await expect(field).toHaveAccessibleDescription('A postcode has four digits')
    await expect(field).toBeFocused()
    await field.fill('1001')
    await expect(page.getByText(/cannot deliver to 1001/)).toBeVisible()
  })
})
