import { expect, test } from './test.ts'

test.describe('The home page', () => {
  test('says what is sold, for how much and why', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('New Stock Available for Immediate Delivery')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Breath. Transform. Revive.')
    const main = page.getByRole('main')
    for (const highlight of ['Next Day Delivery', '2°C to 40°C', 'WiFi Enabled', 'Marine Grade Steel']) {
      await expect(main.getByRole('listitem').filter({ hasText: highlight }).first()).toBeVisible()
    }
    await expect(main.getByText('Starting from')).toBeVisible()
    await expect(main.getByText('$4,999', { exact: true })).toBeVisible()
    await expect(main.getByText('1 year warranty')).toBeVisible()
    await expect(main.getByText('No electrician needed')).toBeVisible()
  })

  test('names four reasons and four advanced features', async ({ page }) => {
    await page.goto('/')
    const why = page.getByRole('region', { name: 'Why Choose Plunge One' })
    await expect(why.getByRole('heading', { level: 3 })).toHaveText([
      'Next Day Delivery',
      'Cool and Heat',
      'Smart Oasis WiFi',
      'Premium Materials',
    ])
    const features = page.getByRole('region', { name: 'Advanced Features' })
    await expect(features.getByRole('heading', { level: 3 })).toHaveText([
      '10 Minute Recovery',
      'No Installation Required',
      'Ozone Filtration',
      'Advanced Diagnostics',
    ])
  })

  for (const button of ['Shop Plunge One', 'View Product Details']) {
    test(`'${button}' leads to the product`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: button }).click()
      await expect(page).toHaveURL(/\/product$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Plunge One' })).toBeFocused()
    })
  }
})

test.describe('The newsletter box', () => {
  test('takes an address and says that all is set', async ({ page }) => {
    await page.goto('/#newsletter')
    await page.getByLabel('Email address').fill('reader@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { name: "You're all set!" })).toBeFocused()
    await expect(
      page.getByText("We'll keep you updated on wellness tips and future product releases."),
    ).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Email address')).toHaveValue('')
  })

  test('sends nothing without an address', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(request.url())
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByLabel('Email address')).toBeFocused()
    await page.getByLabel('Email address').fill('reader at example')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByLabel('Email address')).toHaveJSProperty('validity.typeMismatch', true)
    await expect(page.getByText("You're all set!")).toHaveCount(0)
    expect(calls).toEqual([])
  })

  test.describe('when the shop cannot take it', () => {
    test.use({ allowedErrors: [/503/] })
    test('says so at the field and keeps the address', async ({ page }) => {
      await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: 'down' }))
      await page.goto('/')
      const field = page.getByLabel('Email address')
      await field.fill('reader@example.com')
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(field).toHaveAccessibleDescription(/could not take your address/)
      await expect(field).toHaveValue('reader@example.com')
      await expect(field).toBeFocused()
    })
  })
})

test('the manifest is named when the page is awake, not while its first picture is on the way', async ({
  page,
}) => {
  const answer = await page.goto('/')
  expect(await answer?.text()).not.toContain('manifest.webmanifest')
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
})
