import { linkTo } from './mailbox.ts'
import { expect, test } from './test.ts'

test('a reader subscribes, confirms by the mail, and leaves again by its link', async ({ page, mailbox }) => {
  const email = `reader-${crypto.randomUUID()}@example.com`
  await page.goto('/#newsletter')
  await page.locator('#newsletter').getByRole('textbox').fill(email)
  await page.locator('#newsletter').getByRole('button').click()
  await expect(page.getByText("You're all set!")).toBeVisible()

  const asking = await mailbox.receives(email, /confirm/i)
  await page.goto(linkTo(asking, '/newsletter/confirm'))
  await page.locator('main').getByRole('button').click()
  const welcome = await mailbox.receives(email, /all set/i)
  expect(welcome.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
    'List-Unsubscribe=One-Click',
  )

  await page.goto(linkTo(welcome, '/newsletter/unsubscribe'))
  await page.locator('main').getByRole('button').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/unsubscribed|goodbye|no more/i)
})
