import { expect as expectPage, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Scene } from './testing/scene.ts'
import { heard, openStage, outcome, type Stage } from './testing/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const sydney = {
  id: 'sydney',
  displayName: 'Next Day Delivery',
  amount: 20_000,
  deliveryEstimate: 'Next business day',
}
const pickup = { id: 'pickup', displayName: 'Pickup', amount: 0 }
const interstate = {
  id: 'interstate',
  displayName: 'Standard Delivery',
  amount: 50_000,
  deliveryEstimate: {
    minimum: { unit: 'business_day' as const, value: 2 },
    maximum: { unit: 'business_day' as const, value: 5 },
  },
}

async function openExpress(changes: Partial<Scene> = {}, amount = 519_900) {
  const { id, clientSecret } = await stage.createIntent(amount)
  const opened = await stage.openPage({
    shows: 'express',
    clientSecret,
    deferred: true,
    express: {
      paymentMethods: { applePay: 'always', googlePay: 'always', paypal: 'auto', link: 'never' },
      buttonHeight: 48,
      emailRequired: true,
      phoneNumberRequired: true,
      shippingAddressRequired: true,
      shippingRates: [sydney],
    },
    click: { lineItems: [{ name: 'Plunge One', amount: 499_900 }], shippingRates: [sydney] },
    ratesFor: { NSW: [sydney, pickup], VIC: [interstate] },
    ...changes,
  })
  return { ...opened, id }
}

const sheet = (page: Page, name = 'Apple Pay') => page.getByRole('dialog', { name })
const press = (page: Page, name = 'Apple Pay') => page.getByRole('button', { name }).click()

describe.each([{ strict: false }, { strict: true }])('with StrictMode $strict', ({ strict }) => {
  test('Apple Pay collects address and rate, and pays', async () => {
    const { page, errors, id } = await openExpress({ strict }, 499_900)
    await press(page)
    await expectPage(sheet(page).getByText('$5,199.00')).toBeVisible()

    await sheet(page)
      .getByRole('radio', { name: /Holiday house/ })
      .check()
    await expectPage(
      sheet(page).getByRole('radio', { name: /Standard Delivery.*2–5 business days.*\$500/ }),
    ).toBeChecked()
    await expectPage(sheet(page).getByText('$5,499.00')).toBeVisible()

    await sheet(page).getByRole('radio', { name: /Home/ }).check()
    await sheet(page)
      .getByRole('radio', { name: /Pickup.*Free/ })
      .check()
    await expectPage(sheet(page).getByText('$4,999.00').last()).toBeVisible()
    await sheet(page).getByRole('button', { name: 'Confirm' }).click()

    await expectPage(outcome(page)).toHaveText('succeeded')
    await expectPage(sheet(page)).toHaveCount(0)
    await expectPage(page.getByRole('button', { name: 'Apple Pay' })).toBeFocused()

    expect(await heard(page, 'ready')).toMatchObject([
      { availablePaymentMethods: { applePay: true, googlePay: true, paypal: true, link: false } },
    ])
    expect(await heard(page, 'shippingaddresschange')).toEqual([
      {
        name: 'Robin Sample',
        address: { city: 'Surry Hills', state: 'NSW', postal_code: '2010', country: 'AU' },
      },
      {
        name: 'Robin Sample',
        address: { city: 'Fitzroy', state: 'VIC', postal_code: '3065', country: 'AU' },
      },
      {
        name: 'Robin Sample',
        address: { city: 'Surry Hills', state: 'NSW', postal_code: '2010', country: 'AU' },
      },
    ])
    expect(await heard(page, 'shippingratechange')).toMatchObject([{ shippingRate: { id: 'pickup' } }])
    expect(await heard(page, 'confirm')).toMatchObject([
      {
        expressPaymentType: 'apple_pay',
        billingDetails: { name: 'Robin Sample', email: 'robin.sample@example.com', phone: '+61 491 570 156' },
        shippingAddress: {
          name: 'Robin Sample',
          address: { line1: '12 Tidewater Lane', postal_code: '2010' },
        },
        shippingRate: { id: 'pickup' },
      },
    ])
    const intent = await stage.stripe.paymentIntents.retrieve(id, { expand: ['payment_method'] })
    expect(intent.status).toBe('succeeded')
    expect(intent.payment_method).toMatchObject({ card: { wallet: { type: 'apple_pay' } } })
    expect(errors).toEqual([])
    await page.close()
  })
})

test('what the buyer edits in the sheet is what the shop gets', async () => {
  const { page } = await openExpress({}, 549_900)
  await press(page, 'Google Pay')
  const dialog = sheet(page, 'Google Pay')
  await dialog.getByText('Contact').click()
  await dialog.getByLabel('Full name').fill('Kim Frost')
  await dialog.getByText('Edit this address').click()
  await dialog.getByLabel('Street address').fill('1 Ice Road')
  await dialog.getByLabel('Suburb').fill('Ballarat')
  await dialog.getByLabel('State').selectOption('VIC')
  await dialog.getByLabel('Postcode').fill('335')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expectPage(dialog.getByLabel('Postcode')).toHaveAccessibleDescription('A postcode has four digits.')
  await dialog.getByLabel('Postcode').fill('3350')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expectPage(outcome(page)).toHaveText('succeeded')
  expect(await heard(page, 'confirm')).toMatchObject([
    {
      expressPaymentType: 'google_pay',
      shippingAddress: {
        name: 'Kim Frost',
        address: { line1: '1 Ice Road', city: 'Ballarat', state: 'VIC', postal_code: '3350' },
      },
      shippingRate: { id: 'interstate' },
    },
  ])
  await page.close()
})

test('an address that the shop rejects cannot be confirmed until another one is chosen', async () => {
  const { page } = await openExpress({ ratesFor: { VIC: [interstate] } })
  await press(page)
  await expectPage(sheet(page).getByRole('alert').filter({ hasText: 'does not deliver' })).toBeVisible()
  await expectPage(sheet(page).getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await sheet(page)
    .getByRole('radio', { name: /Holiday house/ })
    .check()
  await expectPage(sheet(page).getByRole('button', { name: 'Confirm' })).toBeEnabled()
  await page.close()
})

test.each(['Cancel', 'Escape'])(
  'leaving the sheet by %s tells the shop and gives the focus back',
  async (way) => {
    const { page } = await openExpress()
    await press(page)
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await sheet(page).getByRole('button', { name: 'Cancel' }).click()
    await expectPage(outcome(page)).toHaveText('cancelled')
    await expectPage(page.getByRole('button', { name: 'Apple Pay' })).toBeFocused()
    expect(await heard(page, 'cancel')).toHaveLength(1)
    await page.close()
  },
)

test('an address that the shop fails the payment for goes back to the sheet', async () => {
  const { page } = await openExpress({ failsWith: 'invalid_shipping_address' })
  await press(page)
  await sheet(page).getByRole('button', { name: 'Confirm' }).click()
  await expectPage(sheet(page).getByRole('alert').filter({ hasText: 'address' })).toBeVisible()
  await expectPage(sheet(page).getByRole('button', { name: 'Confirm' })).toBeEnabled()
  await page.close()
})

test('any other failure is shown and ends the sheet, after which the button works again', async () => {
  const { page } = await openExpress({ failsWith: 'fail' })
  await press(page)
  await sheet(page).getByRole('button', { name: 'Confirm' }).click()
  await expectPage(sheet(page).getByRole('alert').filter({ hasText: 'Payment not completed' })).toBeVisible()
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await expectPage(sheet(page)).toHaveCount(0)
  await press(page)
  await expectPage(sheet(page)).toBeVisible()
  expect(await heard(page, 'cancel')).toHaveLength(0)
  await page.close()
})

test("a wallet's card can be declined", async () => {
  const { page } = await openExpress()
  await press(page)
  await sheet(page).getByLabel('Pay with').selectOption('4000000000000002')
  await sheet(page).getByRole('button', { name: 'Confirm' }).click()
  await expectPage(outcome(page)).toContainText('card_error')
  await expectPage(sheet(page).getByRole('alert').filter({ hasText: 'declined' })).toBeVisible()
  await page.close()
})

test('a click that the shop leaves unanswered opens nothing and is an integration error', async () => {
  const { page, errors } = await openExpress({ answersClick: false })
  await press(page)
  await expect
    .poll(() => errors.join())
    .toContain("The 'click' event needs resolve() or reject() within 1 s.")
  await expectPage(sheet(page)).toHaveCount(0)
  await page.close()
})

test('PayPal goes to its own page and comes back approved', async () => {
  const { page, id } = await openExpress()
  await press(page, 'PayPal')
  await sheet(page, 'PayPal').getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.waitForURL(/\/returned\?.*redirect_status=succeeded/)
  expect((await stage.stripe.paymentIntents.retrieve(id)).status).toBe('succeeded')
  await page.close()
})

test('a payment for another amount than the sheet showed is refused', async () => {
  const { page, id } = await openExpress({}, 1_000_000)
  await press(page)
  await sheet(page).getByRole('button', { name: 'Confirm' }).click()
  await expectPage(outcome(page)).toContainText('the elements showed 519900 aud')
  expect((await stage.stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method')
  await page.close()
})
