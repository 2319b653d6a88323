import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const titles = (page: Page) => page.getByRole('article').getByRole('heading')

test('a reader finds four posts, the featured one first', async ({ page }) => {
  await page.goto('/blog')
  await expect(titles(page)).toHaveCount(4)
  await expect(page.getByRole('article').first()).toContainText('Featured')
  const texts = await page.getByRole('article').allTextContents()
  expect(texts.map((text) => /(\d+) min read/.exec(text)?.[1]).toSorted()).toEqual(['4', '5', '6', '7'])
})

test('a reader narrows the posts to a category and back', async ({ page }) => {
  await page.goto('/blog')
  const chips = page.getByRole('navigation', { name: 'Categories' })
  for (const name of ['Wellness', 'Science', 'Maintenance', 'Lifestyle']) {
    await chips.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/blog?category=${name.toLowerCase()}`)
    await expect(titles(page)).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText(name)
    await expect(page.getByText('Featured', { exact: true })).toHaveCount(name === 'Wellness' ? 1 : 0)
    await expect(chips.getByRole('link', { name })).toHaveAttribute('aria-current', 'true')
  }
  await chips.getByRole('link', { name: 'All' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(titles(page)).toHaveCount(4)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a link to a category shows its posts, and one to nonsense shows all', async ({ page }) => {
    await page.goto('/blog?category=science')
    await expect(titles(page)).toHaveCount(1)
    await page.goto('/blog?category=%3Cscript%3E')
    await expect(titles(page)).toHaveCount(4)
  })
})

test('Read more opens the whole article with its sources', async ({ page }) => {
  await page.goto('/blog')
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Read more/ })
    .click()
  await expect(page).toHaveURL('/blog/first-month-in-cold-water')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first month in cold water')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
  await expect(page.getByText('no medical advice')).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('Subscribe to Newsletter leads to the box on the home page', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Subscribe to Newsletter' }).click()
  await expect(page).toHaveURL('/#newsletter')
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeInViewport()
})

test.describe('a post that does not exist', () => {
  test.use({ allowedErrors: [/404/] })

  test('is a page that cannot be found', async ({ page }) => {
    const answer = await page.goto('/blog/ten-minutes-to-immortality')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  })
})
