import { expect, test } from './test.ts'

/** Pages of a PDF, without a reader of PDFs: each has an object of its own. */
const sheets = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length

test('a printed confirmation is one sheet: who sent it, what was bought, where it goes, and no buttons', async ({
  page,
  shopper,
}) => {
  await shopper.buysNow(2)
  await shopper.introducesThemselves()
  await shopper.choosesDelivery()
  await shopper.entersCard()
  await shopper.pays('$10,198.00')
  const number = await shopper.seesOrder()
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  for (const text of [
    number,
    'Kings Park NSW 2148 · 1300 975 707',
    'Plunge One - Premium Ice Plunge Pool × 2',
    '$10,198.00',
    'includes GST of',
    'Ann Bather',
    '12 Harbour Street, Sydney NSW 2000',
    'Order Processing',
  ]) {
    await expect(main.getByText(text).first(), text).toBeVisible()
  }
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Setup guide' })).toBeHidden()
  expect(sheets(await page.pdf({ format: 'A4' }))).toBe(1)
})

test('a printed product page shows the words of every tab', async ({ page }) => {
  await page.goto('/product')
  await page.emulateMedia({ media: 'print' })
  for (const tab of ['Details', 'Specifications', 'Warranty', 'Delivery', 'Electrical']) {
    await expect(page.getByRole('heading', { level: 2, name: tab, exact: true })).toBeVisible()
  }
  await expect(page.getByText('How to claim')).toBeVisible()
})
