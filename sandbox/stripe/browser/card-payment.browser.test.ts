import { expect as expectPage } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heard, openStage, outcome, type Stage, typeCard } from './testing/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const tabs = { paymentMethodOrder: ['apple_pay', 'google_pay', 'card'], wallets: { link: 'never' as const } }

describe.each([{ strict: false }, { strict: true }])('with StrictMode $strict', ({ strict }) => {
  test('a card that works pays the intent', async () => {
    const { id, clientSecret } = await stage.createIntent()
    const { page, errors } = await stage.openPage({ shows: 'payment', clientSecret, strict, payment: tabs })

    await typeCard(page, '4242424242424242')
    await page.getByRole('button', { name: 'Pay' }).click()

    await expectPage(outcome(page)).toHaveText('succeeded')
    expect((await stage.stripe.paymentIntents.retrieve(id)).status).toBe('succeeded')
    expect(await heard(page, 'ready')).toHaveLength(1)
    expect(errors).toEqual([])
    await page.close()
  })
})

test('a decline is told to the shop and at the field, and keeps what was typed', async () => {
  const { clientSecret } = await stage.createIntent()
  const { page, errors } = await stage.openPage({ shows: 'payment', clientSecret, payment: tabs })

  await typeCard(page, '4000000000009995')
  await page.getByRole('button', { name: 'Pay' }).click()

  await expectPage(outcome(page)).toContainText('card_error/card_declined/insufficient_funds')
  const number = page.getByLabel('Card number')
  await expectPage(number).toHaveValue('4000 0000 0000 9995')
  await expectPage(number).toHaveAttribute('aria-invalid', 'true')
  await expectPage(number).toHaveAccessibleDescription(/insufficient funds/)
  await expectPage(page.getByLabel('Security code')).toHaveValue('123')

  await number.fill('5555555555554444')
  await expectPage(number).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expectPage(outcome(page)).toHaveText('succeeded')
  expect(errors).toEqual([])
  await page.close()
})

test('a wrong security code is shown at the security code', async () => {
  const { clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret })
  await typeCard(page, '4000000000000127')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expectPage(page.getByLabel('Security code')).toHaveAttribute('aria-invalid', 'true')
  await expectPage(page.getByLabel('Card number')).not.toHaveAttribute('aria-invalid')
  await page.close()
})

test('a real card is refused with a word about test cards', async () => {
  const { clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret })
  await typeCard(page, '4111111111111111')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expectPage(page.getByLabel('Card number')).toHaveAccessibleDescription(/4242 4242 4242 4242/)
  await page.close()
})

test('unfinished fields stop the payment, and the first of them gets the focus', async () => {
  const { id, clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret, submitsFirst: true })
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expectPage(outcome(page)).toContainText('validation_error')
  await expectPage(page.getByLabel('Expiry date')).toBeFocused()
  await expectPage(page.getByLabel('Security code')).toHaveAccessibleDescription(/incomplete/)
  expect((await stage.stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method')
  await page.close()
})

test('a form without an intent pays the one that the shop makes at the last moment', async () => {
  const { clientSecret } = await stage.createIntent(499_900)
  const { page } = await stage.openPage({
    shows: 'payment',
    clientSecret,
    deferred: true,
    submitsFirst: true,
  })
  await typeCard(page, '378282246310005', '0134', '1234')
  await expectPage(page.getByLabel('Card number')).toHaveValue('3782 822463 10005')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expectPage(outcome(page)).toHaveText('succeeded')
  await page.close()
})

test('the shop hears when the form becomes complete, and which method is chosen', async () => {
  const { clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret, payment: tabs })
  await typeCard(page, '4242424242424242')
  await page.getByRole('tab', { name: 'Google Pay' }).click()
  await expect
    .poll(() => heard(page, 'change'))
    .toMatchObject([
      { empty: true, complete: false, value: { type: 'card' } },
      { empty: false, complete: false, value: { type: 'card' } },
      { empty: false, complete: true, value: { type: 'card' } },
      { complete: true, value: { type: 'google_pay' } },
    ])
  await page.close()
})

test('a lost connection is an error that the shop can show', async () => {
  const { clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret })
  await typeCard(page, '4242424242424242')
  await page.route('**/confirm', (route) => route.abort())
  await page.getByRole('button', { name: 'Pay' }).click()
  await expectPage(outcome(page)).toContainText('api_connection_error')
  await page.close()
})

test('a cancelled intent does not load', async () => {
  const { id, clientSecret } = await stage.createIntent()
  await stage.stripe.paymentIntents.cancel(id)
  const { page } = await stage.openPage({ shows: 'payment', clientSecret })
  await expect
    .poll(() => heard(page, 'loaderror'))
    .toMatchObject([{ error: { code: 'payment_intent_unexpected_state' } }])
  await page.close()
})

test('a card can be saved as a payment method, and the intent paid with it', async () => {
  const { clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret })
  await typeCard(page, '5555555555554444')
  const paid = await page.evaluate(async (secret) => {
    const { stripe, elements } = window.held
    await elements.submit()
    const saved = await stripe.createPaymentMethod({
      elements,
      params: { billing_details: { name: 'Robin' } },
    })
    const method = saved.paymentMethod
    return {
      method,
      result: method && (await stripe.confirmCardPayment(secret, { payment_method: method.id })),
    }
  }, clientSecret)
  expect(paid).toMatchObject({
    method: { card: { brand: 'mastercard' }, billing_details: { name: 'Robin' } },
    result: { paymentIntent: { status: 'succeeded' } },
  })
  await page.close()
})

test('a shop that hides billing fields and then does not send them is told so', async () => {
  const { clientSecret } = await stage.createIntent()
  const payment = { fields: { billingDetails: { email: 'never' as const } } }
  const { page, errors } = await stage.openPage({ shows: 'payment', clientSecret, payment })
  await typeCard(page, '4242424242424242')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect.poll(() => errors.join()).toContain('billing_details must hold them')
  await page.close()
})

test('country and postcode are asked for when the shop names them', async () => {
  const { id, clientSecret } = await stage.createIntent()
  const payment = {
    fields: { billingDetails: { address: { country: 'auto' as const, postalCode: 'auto' as const } } },
  }
  const { page } = await stage.openPage({ shows: 'payment', clientSecret, payment })
  await typeCard(page, '4242424242424242')
  await expectPage(page.getByLabel('Country')).toHaveValue('AU')
  await page.getByLabel('Country').selectOption('New Zealand')
  await page.getByLabel('Postcode').fill('6011')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expectPage(outcome(page)).toHaveText('succeeded')
  const intent = await stage.stripe.paymentIntents.retrieve(id, { expand: ['payment_method'] })
  expect(intent.payment_method).toMatchObject({
    billing_details: { address: { country: 'NZ', postal_code: '6011' } },
  })
  await page.close()
})
