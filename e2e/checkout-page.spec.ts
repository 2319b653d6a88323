import type { Page } from '@playwright/test'
import { MELBOURNE, SYDNEY } from './shopper.ts'
import { expect, test } from './test.ts'

const summary = (page: Page) => page.getByRole('complementary', { name: 'Order Summary' })

/** A line of the summary: its name and what stands beside it. */
const row = (page: Page, name: string) =>
  summary(page)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=..')
    .getByRole('definition')

async function reads(page: Page, told: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(told)) await expect(row(page, name)).toContainText(value)
}

test.describe('The summary beside the checkout', () => {
  test('names product, features and an estimate before a method is chosen', async ({ page, shopper }) => {
    await shopper.buysNow(2)
    await expect(summary(page)).toContainText('Plunge One - Premium Ice Plunge Pool')
    await expect(summary(page)).toContainText('2 × $4,999.00')
    for (const feature of ['1.35HP 1000W chiller', 'Ozone filtration', 'Advanced diagnostics']) {
      await expect(summary(page).getByText(feature)).toBeVisible()
    }
    await reads(page, { 'Product price': '$9,998.00', Shipping: '$200.00', Total: '$10,198.00' })
    await expect(row(page, 'Shipping')).toContainText('Estimate for Sydney, until you choose')
  })

  test('follows the method and the postcode: label, estimate, shipping and total', async ({
    page,
    shopper,
  }) => {
    await shopper.buysNow()
    await shopper.choosesPickup()
    await reads(page, {
      'Delivery method': 'Pickup - Warehouse',
      'Estimated delivery': 'Available immediately - Call ahead to schedule',
      Shipping: 'Free',
      Total: '$4,999.00',
      'includes GST of': '$454.45',
    })
    await shopper.choosesDelivery(SYDNEY)
    await reads(page, {
      'Delivery method': 'Next Day Delivery',
      'Estimated delivery': 'Next business day',
      Shipping: '$200.00',
      Total: '$5,199.00',
    })
    await shopper.choosesDelivery(MELBOURNE)
    await reads(page, {
      'Delivery method': 'Standard Delivery',
      'Estimated delivery': '2-5 business days',
      Shipping: '$500.00',
      Total: '$5,499.00',
    })
  })
})

test.describe('The checkout', () => {
  test('leads back to the product', async ({ page, shopper }) => {
    await shopper.buysNow()
    await page.getByRole('link', { name: /Back to the product/ }).click()
    await expect(page).toHaveURL('/product')
  })

  test('without anything in the cart sells one tub', async ({ page }) => {
    await page.goto('/checkout')
    await expect(summary(page)).toContainText('1 × $4,999.00')
  })

  test('starts no payment before there is a method, and for delivery a whole postcode', async ({
    page,
    shopper,
  }) => {
    const started: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/payment-intents/init')) started.push(request.postData() ?? '')
    })
    await shopper.buysNow()
    await shopper.introducesThemselves()
    await page.getByRole('radio', { name: 'Delivery', exact: true }).check()
    const postcode = page.getByLabel('Postcode', { exact: true })
    await postcode.fill('200')
    await postcode.blur()
    await expect(postcode).toHaveAccessibleDescription('A postcode has four digits')
    await expect(
      page.getByText('Please enter your delivery postcode to continue with payment.'),
    ).toBeVisible()
    expect(started).toEqual([])
    await postcode.fill('2000')
    await expect(page.getByLabel('Card number')).toBeVisible()
    expect(started).toHaveLength(1)
    expect(JSON.parse(started[0] ?? '')).toMatchObject({
      amount: 519_900,
      productName: 'Plunge One - Premium Ice Plunge Pool',
      customerInfo: { deliveryMethod: 'delivery', postcode: '2000', state: 'NSW' },
    })
  })

  test('says what it is waiting for: the payment form, and then the payment', async ({ page, shopper }) => {
    const held: (() => void)[] = []
    const hold = async (route: { continue: () => Promise<void> }) => {
      await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    }
    await page.route('**/api/payment-intents/init', hold)
    await shopper.buysNow()
    await shopper.introducesThemselves()
    await shopper.choosesPickup()
    await expect(page.getByText('Initializing secure payment...')).toBeVisible()
    await expect.poll(() => held.length).toBe(1)
    held.pop()?.()
    await shopper.entersCard()
    await shopper.pays('$4,999.00')
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
    await expect.poll(() => held.length).toBe(1)
    held.pop()?.()
    await shopper.seesOrder()
  })

  test('asks at each field for what delivery needs, and for no telephone', async ({ page, shopper }) => {
    await shopper.buysNow()
    await page.getByRole('radio', { name: 'Delivery', exact: true }).check()
    await page.getByLabel('Postcode', { exact: true }).fill('2000')
    await page.getByLabel('State').selectOption('')
    await shopper.entersCard()
    await shopper.pays('$5,199.00')
    for (const [label, message] of [
      ['Full Name', 'Full Name is required'],
      ['Email Address', 'Please enter an e-mail address like name@example.com'],
      ['Delivery Address', 'Delivery Address is required'],
      ['City', 'City is required'],
      ['State', 'Choose a state or territory'],
    ] as const) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(message))
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(page.getByLabel('Phone')).not.toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Email Address').fill('ann@')
    await page.getByLabel('Email Address').blur()
    await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(/like name@example.com/)
  })

  for (const [query, words] of [
    ['product=nope', 'We could not find that product. It may no longer be for sale.'],
    ['product=plunge-one&quantity=9999', 'Only 8 of Plunge One left. Please choose 8 or fewer.'],
    ['product=%3Cscript%3Ealert(1)%3C/script%3E', 'We could not find that product.'],
  ] as const) {
    test(`opened with ?${query} says what is wrong and leads back`, async ({ page }) => {
      await page.goto(`/checkout?${query}`)
      await expect(page.getByRole('main')).toContainText(words)
      await page.getByRole('main').getByRole('link', { name: 'Back to the product', exact: true }).click()
      await expect(page).toHaveURL('/product')
    })
  }

  test('takes a quantity that is none for one', async ({ page }) => {
    for (const quantity of ['-1', '0', '1.5', 'three', '']) {
      await page.goto(`/checkout?product=plunge-one&quantity=${quantity}`)
      await expect(row(page, 'Total'), quantity).toHaveText('$5,199.00')
    }
  })
})

test.describe('A payment that breaks off', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('is told, nothing is charged, and it can be tried again', async ({ page, shopper, owner }) => {
    await shopper.buysNow()
    await shopper.introducesThemselves()
    await shopper.choosesPickup()
    await shopper.entersCard()
    await page.route('**/api/payment-intents/init', (route) => route.abort(), { times: 1 })
    await shopper.pays('$4,999.00')
    await expect(page.getByText('Failed to process payment. Please try again.')).toBeVisible()
    expect(await owner.stock()).toBe(8)
    await shopper.pays('$4,999.00')
    await shopper.seesOrder()
  })
})
