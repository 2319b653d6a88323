import { expect, test } from './test.ts'

test('a careful reader finds six benefits, each with its source or none claimed', async ({ page }) => {
  await page.goto('/wellness')
  const benefits = page.getByRole('main').locator('section', { hasText: 'Six reasons' }).getByRole('listitem')
  await expect(benefits).toHaveCount(6)
  await expect(benefits.filter({ hasText: /\((?:19|20)\d\d\)/ })).toHaveCount(5)
})

test('a beginner finds three protocols to choose from', async ({ page }) => {
  await page.goto('/wellness')
  const protocols = page.locator('#protocols').getByRole('listitem')
  await expect(protocols).toHaveCount(3)
  const said = [
    ['Beginner', '1-2 min', '15-18 °C', '2-3x per week'],
    ['Intermediate', '3-5 min', '10-15 °C', '4-5x per week'],
    ['Advanced', '5-10 min', '2-10 °C', 'daily'],
  ]
  for (const [index, words] of said.entries()) {
    for (const word of words) await expect(protocols.nth(index)).toContainText(word)
  }
})

test('whoever should not plunge is told so', async ({ page }) => {
  await page.goto('/wellness#who-should-not-plunge')
  await expect(page.getByRole('heading', { name: 'Who should not plunge' })).toBeInViewport()
  await expect(page.getByText('You are pregnant.')).toBeVisible()
  await expect(page.getByText('heart condition').first()).toBeVisible()
})
