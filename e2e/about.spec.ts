import { expect, test } from './test.ts'

test('a visitor reads who sells the tub and goes on to see it', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const value of ['Wellness First', 'Premium Quality', 'Community Focus', 'Innovation']) {
    await expect(page.getByRole('heading', { name: value })).toBeVisible()
  }
  await expect(page.getByText('20+', { exact: true })).toBeVisible()
  await expect(page.getByText('Happy Customers')).toBeVisible()
  await expect(page.getByText('100%', { exact: true })).toBeVisible()
  await expect(page.getByText('Premium Materials')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await page.getByRole('main').getByRole('link', { name: 'See Plunge One' }).click()
  await expect(page).toHaveURL('/product')
})

test('the footer leads straight to the mission', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Mission' }).click()
  await expect(page).toHaveURL('/about#mission')
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeInViewport()
})
