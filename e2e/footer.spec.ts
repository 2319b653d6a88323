import { expect, test } from './test.ts'

const COLUMNS = {
  Product: ['/product', '/product#specs', '/product#warranty', '/product#delivery'],
  Support: [
    '/contact',
    '/resources/setup',
    '/resources/maintenance',
    '/resources/faq',
    '/api/assets/plunge-one-user-manual.pdf',
  ],
  Company: ['/about', '/about#mission', '/blog', '/wellness'],
}

for (const path of ['/', '/product', '/cart', '/checkout', '/nowhere-at-all']) {
  test.describe(`The footer on ${path}`, () => {
    test.use({ allowedErrors: path === '/nowhere-at-all' ? [/404/] : [] })
    test('has every column, the policies and the contact block', async ({ page }) => {
      await page.goto(path)
      const footer = page.getByRole('contentinfo')
      for (const [heading, addresses] of Object.entries(COLUMNS)) {
        const links = footer.getByRole('navigation', { name: heading }).getByRole('link')
        expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
          addresses,
        )
      }
      for (const network of ['Facebook', 'Instagram', 'YouTube']) {
        const link = footer.getByRole('link', { name: `${network} (opens in a new tab)` })
        await expect(link).toHaveAttribute('target', '_blank')
      }
      for (const policy of ['Privacy', 'Returns', 'Terms']) {
        await expect(footer.getByRole('link', { name: policy })).toBeVisible()
      }
      await expect(footer).toContainText('Kings Park NSW 2148')
      await expect(footer.locator('a[href^="tel:"]')).toBeVisible()
      await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
      await expect(footer).toContainText('©')
    })
  })
}

test.describe('An unknown address', () => {
  test.use({ allowedErrors: [/404/] })
  test("answers 'Page Not Found' with status 404 and ways on", async ({ page }) => {
    const answer = await page.goto('/no/such/<script>alert(1)</script>')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await page.getByRole('main').getByRole('link', { name: 'See the tub' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Plunge One' })).toBeVisible()
  })
})
