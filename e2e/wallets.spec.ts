import { expect, test } from './test.ts'

for (const wallet of ['Apple Pay', 'Google Pay']) {
  test(`${wallet} brings name, address and delivery with it`, async ({ shopper, page, owner }) => {
    await shopper.buysNow()
    await page.getByRole('group', { name: 'Express checkout' }).getByRole('button', { name: wallet }).click()
    const sheet = page.getByRole('dialog', { name: wallet })
    await sheet.getByRole('button', { name: 'Confirm' }).click()
    await shopper.seesOrder()
    await expect(page.getByText('Payment status')).toBeVisible()
    expect(await owner.stock()).toBe(7)
  })
}

test('a wallet that is cancelled leaves everything as it was', async ({ shopper, page, owner }) => {
  await shopper.buysNow()
  await page
    .getByRole('group', { name: 'Express checkout' })
    .getByRole('button', { name: 'Apple Pay' })
    .click()
  await page.getByRole('dialog', { name: 'Apple Pay' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  expect(await owner.stock()).toBe(8)
})

test.describe('express payment that fails', () => {
  test.use({ allowedErrors: [/500/] })

  test('says so and rejects the wallet request', async ({ shopper, page, owner }) => {
    await shopper.buysNow()
    await page.route('**/api/create-payment-intent', (route) =>
      route.fulfill({ status: 500, body: 'broken' }),
    )
    await page
      .getByRole('group', { name: 'Express checkout' })
      .getByRole('button', { name: 'Apple Pay' })
      .click()
    await page.getByRole('dialog', { name: 'Apple Pay' }).getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Failed to process express payment. Please try again.')).toBeVisible()
    expect(await owner.stock()).toBe(8)
  })
})

test('PayPal approved comes back to the order', async ({ shopper, page }) => {
  await shopper.buysNow()
  await page.getByRole('group', { name: 'Express checkout' }).getByRole('button', { name: 'PayPal' }).click()
  await page.getByRole('dialog', { name: 'PayPal' }).getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await shopper.seesOrder()
})

test.describe('PayPal cancelled', () => {
  test.use({ allowedErrors: [/409/] })

  test('says that nothing was charged and leads back', async ({ shopper, page, owner }) => {
    await shopper.buysNow()
    await page
      .getByRole('group', { name: 'Express checkout' })
      .getByRole('button', { name: 'PayPal' })
      .click()
    await page.getByRole('dialog', { name: 'PayPal' }).getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
    expect(await owner.stock()).toBe(8)
    await page.getByRole('link', { name: 'Back to checkout' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  })
})

test('the payment tabs begin with Apple Pay, Google Pay, Card', async ({ shopper, page }) => {
  await shopper.buysNow()
  await shopper.choosesPickup()
  const tabs = page.getByRole('tablist', { name: 'Payment method' }).getByRole('tab')
  // PayPal follows where the account has it.
  await expect(tabs).toHaveText(['Apple Pay', 'Google Pay', 'Card', 'PayPal'])
})
