import { expect, test } from './test.ts'

const GUARANTEE =
  'Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.'

for (const [link = '', heading = '', path = ''] of [
  ['Privacy', 'Privacy policy', '/policies/privacy'],
  ['Returns', 'Returns and refunds', '/policies/returns'],
  ['Terms', 'Terms of sale', '/policies/terms'],
]) {
  test(`a buyer reaches '${heading}' from the footer`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByText(/Last updated \d+ \w+ \d{4}/)).toBeVisible()
  })
}

test('the returns policy quotes the consumer guarantees word for word and gives 30 days', async ({
  page,
}) => {
  await page.goto('/policies/returns')
  await expect(page.getByText(GUARANTEE)).toBeVisible()
  await expect(page.getByText(/30 days from the day of delivery/)).toBeVisible()
})

test('the privacy policy says who receives what and how to ask for it', async ({ page }) => {
  await page.goto('/policies/privacy')
  await expect(page.getByRole('heading', { name: 'Who receives it' })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/Stripe/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toHaveAttribute(
    'href',
    /^mailto:/,
  )
})

test.describe('a policy that does not exist', () => {
  test.use({ allowedErrors: [/404/] })

  test('is a page that cannot be found', async ({ page }) => {
    expect((await page.goto('/policies/anything'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  })
})
