import type { Page } from '@playwright/test'
import { ANN, CARDS, SYDNEY } from './shopper.ts'
import { expect, test } from './test.ts'

test.describe('a card that is declined', () => {
  test.use({ allowedErrors: [/402/] })

  test('keeps everything typed, and another card pays', async ({ shopper, page, owner }) => {
    await shopper.buysNow()
    await shopper.introducesThemselves()
    await shopper.choosesDelivery()
    await shopper.entersCard(CARDS.declined)
    await shopper.pays('$5,199.00')
    await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible()
    await expect(page.getByLabel('Full Name')).toHaveValue(ANN.name)
    await expect(page.getByLabel('Postcode', { exact: true })).toHaveValue('2000')
    await expect(page.getByLabel('Card number')).toHaveValue(CARDS.declined)
    expect(await owner.stock()).toBe(8)
    await shopper.entersCard()
    await shopper.pays('$5,199.00')
    await shopper.seesOrder()
    expect(await owner.stock()).toBe(7)
  })
})

test.describe('3-D Secure', () => {
  const bank = (page: Page) => page.frameLocator('iframe[title="3-D Secure approval"]')

  test('completed at the bank, the order is made', async ({ shopper, page }) => {
    await shopper.buysNow()
    await shopper.introducesThemselves()
    await shopper.choosesPickup()
    await shopper.entersCard(CARDS.secure)
    await shopper.pays('$4,999.00')
    await bank(page).getByRole('button', { name: 'Complete' }).click()
    await shopper.seesOrder()
  })

  test('refused at the bank, nothing is charged and the page says so', async ({ shopper, page, owner }) => {
    await shopper.buysNow()
    await shopper.introducesThemselves()
    await shopper.choosesPickup()
    await shopper.entersCard(CARDS.secure)
    await shopper.pays('$4,999.00')
    await bank(page).getByRole('button', { name: 'Fail' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /authenticat/i })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pay $4,999.00' })).toBeEnabled()
    expect(await owner.stock()).toBe(8)
  })
})

test('quantity 3 from the cart is charged three times, with one delivery, and the cart is empty afterwards', async ({
  shopper,
  page,
  owner,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/product')
  await page.getByLabel('Quantity').selectOption('3')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await shopper.introducesThemselves()
  await shopper.choosesDelivery()
  await shopper.entersCard()
  await shopper.pays('$15,197.00')
  await shopper.seesOrder()
  expect(await owner.stock()).toBe(5)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible()
})

test('Buy Now leaves the cart alone', async ({ shopper, page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/product')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await shopper.buysNow(2)
  await shopper.introducesThemselves()
  await shopper.choosesPickup()
  await shopper.entersCard()
  await shopper.pays('$9,998.00')
  await shopper.seesOrder()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible()
})

test('a double click pays once', async ({ shopper, page, owner }) => {
  await shopper.buysNow()
  await shopper.introducesThemselves()
  await shopper.choosesPickup()
  await shopper.entersCard()
  await page.getByRole('button', { name: 'Pay $4,999.00' }).dblclick()
  await shopper.seesOrder()
  expect(await owner.stock()).toBe(7)
})

test('the browser is closed right after paying: the webhook makes the order', async ({
  shopper,
  page,
  owner,
}) => {
  await shopper.buysNow()
  await shopper.introducesThemselves()
  await shopper.choosesPickup()
  await shopper.entersCard()
  await page.route('**/api/orders/confirm', (route) => route.abort())
  const asked = page.waitForRequest('**/api/orders/confirm')
  await shopper.pays('$4,999.00')
  await asked
  await page.close()
  await expect.poll(() => owner.stock()).toBe(7)
})

test.describe('when making the order fails after paying', () => {
  test.use({ allowedErrors: [/503/] })

  test('the page gives the reference, and the order repairs itself', async ({ shopper, page, owner }) => {
    await shopper.buysNow()
    await shopper.introducesThemselves()
    await shopper.choosesPickup()
    await shopper.entersCard()
    await page.route('**/api/orders/confirm', (route) =>
      route.fulfill({ status: 503, body: '{"error":"no","code":"x"}' }),
    )
    await shopper.pays('$4,999.00')
    await expect(
      page.getByText('Payment succeeded but failed to create order. Please contact support.'),
    ).toBeVisible()
    await expect(page.getByText(/pi_\w+/)).toBeVisible()
    await expect.poll(() => owner.stock()).toBe(7)
  })
})

test.describe('when the payment cannot be started', () => {
  test.use({ allowedErrors: [/500/] })

  const failure = 'Failed to initialize payment. Please refresh the page.'

  test('the page says so, and after Try again one can pay with what was typed', async ({ shopper, page }) => {
    const start = await startOfPayment(page)
    start.broken = true
    await shopper.buysNow()
    await shopper.introducesThemselves()
    await shopper.choosesPickup()
    const said = page.getByRole('alert').filter({ hasText: failure })
    await expect(said).toBeVisible()
    start.broken = false
    await said.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(said).toHaveCount(0)
    await shopper.entersCard()
    await shopper.pays('$4,999.00')
    await shopper.seesOrder()
  })

  test('a price that cannot be brought up to date is said, and the card stays typed', async ({
    shopper,
    page,
  }) => {
    const start = await startOfPayment(page)
    await shopper.buysNow()
    await shopper.introducesThemselves()
    await shopper.choosesDelivery()
    await shopper.entersCard()
    start.broken = true
    await shopper.choosesPickup()
    const said = page.getByRole('alert').filter({ hasText: failure })
    await expect(said).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay/ })).toBeDisabled()
    start.broken = false
    await said.getByRole('button', { name: 'Try again' }).click()
    await shopper.pays('$4,999.00')
    await shopper.seesOrder()
  })

  test('whoever turns to a delivery without a postcode is asked for it, not left with the failure', async ({
    shopper,
    page,
  }) => {
    const start = await startOfPayment(page)
    start.broken = true
    await shopper.buysNow()
    await shopper.choosesPickup()
    await expect(page.getByText(failure)).toBeVisible()
    await page.getByRole('radio', { name: 'Delivery', exact: true }).check()
    await expect(
      page.getByText('Please enter your delivery postcode to continue with payment.'),
    ).toBeVisible()
    await expect(page.getByText(failure)).toHaveCount(0)
  })
})

/** Works until it is broken. */
async function startOfPayment(page: Page): Promise<{ broken: boolean }> {
  const start = { broken: false }
  await page.route('**/api/payment-intents/init', (route) =>
    start.broken ? route.fulfill({ status: 500, body: 'broken' }) : route.continue(),
  )
  return start
}

test('a page that is loaded anew has what was typed, and the order makes it forget', async ({
  shopper,
  page,
}) => {
  await shopper.buysNow()
  await shopper.introducesThemselves()
  await shopper.choosesDelivery()
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue(ANN.name)
  await expect(page.getByLabel('Delivery Address')).toHaveValue(SYDNEY.address)
  await expect(page.getByLabel('State')).toHaveValue('NSW')
  await shopper.entersCard()
  await shopper.pays('$5,199.00')
  await shopper.seesOrder()
  await shopper.buysNow()
  await expect(page.getByLabel('Full Name')).toHaveValue('')
  await expect(page.getByText('Please select a delivery method to continue with payment.')).toBeVisible()
})

test.describe('a price that changes while someone pays', () => {
  test.use({ allowedErrors: [/409/] })

  test('is shown, old and new, before anything is charged', async ({ shopper, page, owner }) => {
    await shopper.buysNow()
    await shopper.introducesThemselves()
    await shopper.choosesPickup()
    await shopper.entersCard()
    await owner.setsPrice(510_000)
    await shopper.pays('$4,999.00')
    await expect(page.getByText('It was $4,999.00 and is now $5,100.00.')).toBeVisible()
    expect(await owner.stock()).toBe(8)
    await shopper.pays('$5,100.00')
    await shopper.seesOrder()
    await owner.setsPrice(499_900)
  })
})

test('a form that is not complete is not paid, and the first wrong field has the focus', async ({
  shopper,
  page,
}) => {
  await shopper.buysNow()
  await shopper.choosesDelivery()
  await shopper.entersCard()
  await shopper.pays('$5,199.00')
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await expect(page.getByText('Full Name is required')).toBeVisible()
})

test('the payment form is not taken away while the postcode changes', async ({ shopper, page }) => {
  await shopper.buysNow()
  await shopper.introducesThemselves()
  await shopper.choosesDelivery()
  await shopper.entersCard()
  await page.getByLabel('Postcode', { exact: true }).fill('3000')
  await expect(page.getByLabel('State')).toHaveValue('VIC')
  await expect(page.getByRole('button', { name: 'Pay $5,499.00' })).toBeEnabled()
  await expect(page.getByLabel('Card number')).toHaveValue(CARDS.good)
  await page.getByLabel('State').selectOption('NSW')
  await shopper.pays('$5,499.00')
  await expect(page.getByLabel('State')).toBeFocused()
})
