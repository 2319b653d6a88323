import type { Page } from '@playwright/test'
import { linkTo } from './mailbox.ts'
import { expect, test } from './test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('The shop fails while it makes a page', () => {
  test.use({ allowedErrors: [/status of 500/] })

  test('the visitor gets status 500, plain words and a way on, and nothing of the fault', async ({
    page,
    shop,
    mailbox,
  }) => {
    const email = `reader-${crypto.randomUUID()}@example.com`
    await page.goto('/#newsletter')
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.goto(linkTo(await mailbox.receives(email, /confirm/i), '/newsletter/confirm'))
    await shop.database.pool.query('alter table subscribers rename to lost')
    try {
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await page.getByRole('main').getByRole('button').click()
      expect((await answered).status()).toBe(500)
    } finally {
      await shop.database.pool.query('alter table lost rename to subscribers')
    }
    await expect(heading(page)).toHaveText('Something went wrong')
    await expect(page).toHaveTitle('Something went wrong | Plunge One')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(await page.content()).not.toMatch(/subscribers|lost|relation|\.ts:\d/)
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
    await expect(heading(page)).toHaveText('Contact us')
  })
})

test.describe('The shop cannot be reached when a link is pressed', () => {
  test.use({ allowedErrors: [/Failed to (?:load|fetch)/] })

  test('the page says so, and Try again brings what was asked for', async ({ page }) => {
    await page.goto('/')
    await page.route('**/about.data*', (route) => route.abort())
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await expect(heading(page)).toHaveText('Something went wrong')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('One tub, done properly')
  })
})
