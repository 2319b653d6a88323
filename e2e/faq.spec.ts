import { expect, test } from './test.ts'

test('a visitor opens one question and leaves the others as they are', async ({ page }) => {
  await page.goto('/resources/faq')
  const questions = page.getByRole('main').locator('button[aria-expanded]')
  expect(await questions.count()).toBeGreaterThanOrEqual(18)
  await expect(page.getByRole('main').locator('button[aria-expanded=true]')).toHaveCount(0)
  const first = page.getByRole('button', { name: 'How can I pay?' })
  const second = page.getByRole('button', { name: 'Do prices include GST?' })
  await first.click()
  await second.click()
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('we never see your card number')).toBeVisible()
  await first.click()
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByText('we never see your card number')).toBeHidden()
  await expect(second).toHaveAttribute('aria-expanded', 'true')
})

test('a visitor opens a question with the keyboard', async ({ page }) => {
  await page.goto('/resources/faq')
  const question = page.getByRole('button', { name: 'Do I need an account?' })
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Space')
  await expect(question).toHaveAttribute('aria-expanded', 'false')
})

test('there are six categories of at least three questions', async ({ page }) => {
  await page.goto('/resources/faq')
  const categories = page.getByRole('main').locator('section:has(> h2)')
  await expect(categories).toHaveCount(6)
  for (const category of await categories.all()) {
    expect(await category.locator('button[aria-expanded]').count()).toBeGreaterThanOrEqual(3)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every answer can be read', async ({ page }) => {
    await page.goto('/resources/faq')
    await expect(page.getByText('we never see your card number').first()).toBeVisible()
    for (const answer of await page.getByRole('main').locator('[id$=-answer]').all()) {
      await expect(answer).toBeVisible()
    }
  })
})
