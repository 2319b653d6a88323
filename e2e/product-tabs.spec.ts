import { expect, test } from './test.ts'

const TABS = ['Details', 'Specifications', 'Warranty', 'Delivery', 'Electrical']

test.describe('The tabs of the product page', () => {
  test('stand in their order, the first one open', async ({ page }) => {
    await page.goto('/product')
    await expect(page.getByRole('tab')).toHaveText(TABS)
    await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
  })

  test('open by press and by arrow keys, going round', async ({ page }) => {
    await page.goto('/product')
    await page.getByRole('tab', { name: 'Warranty' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Warranty' })).toContainText('Australian Consumer Law')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Delivery' })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tabpanel', { name: 'Details' })).toBeVisible()
  })

  for (const [hash, name] of [
    ['specs', 'Specifications'],
    ['warranty', 'Warranty'],
    ['delivery', 'Delivery'],
  ] as const) {
    test(`#${hash} opens ${name}, also when already on the page`, async ({ page }) => {
      await page.goto(`/product#${hash}`)
      await expect(page.getByRole('tabpanel', { name })).toBeInViewport()
      await page.getByRole('tab', { name: 'Details' }).click()
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('tabpanel', { name })).toBeInViewport()
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    })
  }

  test('the specifications are a table with a drawing', async ({ page }) => {
    await page.goto('/product#specs')
    const table = page.getByRole('table', { name: 'Specifications' })
    for (const [label, value] of [
      ['External timber', 'Canadian Red Cedar'],
      ['Tub', '316 marine grade stainless steel'],
      ['Size', '120cm long × 70cm wide × 72cm high'],
      ['Weight', '115kg'],
      ['Chiller', '80cm × 48cm × 47.5cm, 45kg'],
      ['Power', '240v/50hz'],
      ['Electrical', '10amp standard outlet'],
    ] as const) {
      const row = table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
      await expect(row.getByRole('cell')).toHaveText(value)
    }
    await expect(page.getByRole('img', { name: /Dimensions of the tub/ })).toBeVisible()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test('show all their words', async ({ page }) => {
      await page.goto('/product')
      for (const name of TABS) {
        await expect(page.getByRole('heading', { level: 2, name, exact: true }).first()).toBeVisible()
      }
      await expect(page.getByText('Rules for the lead')).toBeVisible()
      await expect(page.getByText('How to claim')).toBeVisible()
      await page.getByRole('button', { name: 'Buy Now' }).click()
      await expect(page).toHaveURL(/\/checkout\?product=plunge-one&quantity=1$/)
    })
  })
})
