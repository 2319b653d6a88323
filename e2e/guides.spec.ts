import { expect, test } from './test.ts'

for (const path of ['/maintenance', '/resources/maintenance']) {
  test(`an owner reads at ${path} what to do and how often`, async ({ page, shop }) => {
    await page.goto(path)
    const table = page.getByRole('table', { name: 'What to do and how often' })
    const rows = [
      ['Water level', 'Daily'],
      ['Water quality check', 'Weekly'],
      ['Steel cleaning', 'Monthly'],
      ['Water change', 'Every 3 months'],
      ['Ozone service', 'Every 6 months'],
      ['Cedar oil', 'Yearly'],
    ]
    for (const [task = '', often = ''] of rows) {
      await expect(table.getByRole('row', { name: new RegExp(task) })).toContainText(often)
    }
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', `${shop.url}/resources/maintenance`)
    await table.getByRole('link', { name: 'Cedar oil' }).click()
    await expect(page.getByRole('heading', { name: 'Cedar oil' })).toBeInViewport()
  })
}

test('a new owner is led through six steps with a drawing each', async ({ page }) => {
  await page.goto('/resources/setup')
  const steps = page.locator('li[id^=step-]')
  await expect(steps).toHaveCount(6)
  for (const step of await steps.all()) {
    await step.scrollIntoViewIfNeeded()
    await expect(step.getByRole('heading')).toBeVisible()
    const drawing = step.locator('img')
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('a new owner learns how long it takes, what to ask the council and how to stay safe', async ({
  page,
}) => {
  await page.goto('/resources/setup')
  for (const [stage = '', time = ''] of [
    ['Preparation', '1-2 days'],
    ['Installation', '4-6 hours'],
    ['Testing', '2-4 hours'],
  ]) {
    await expect(
      page.getByRole('listitem').filter({ hasText: stage }).filter({ hasText: time }),
    ).toBeVisible()
  }
  await expect(page.getByText('Check with your council')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rules for every plunge' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Who should not plunge' })).toBeVisible()
})

test('a guide printed on paper is the guide alone', async ({ page }) => {
  await page.goto('/resources/setup')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('li[id=step-6]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print this guide' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
