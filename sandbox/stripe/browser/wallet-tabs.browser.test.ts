import { expect as expectPage } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heard, openStage, outcome, type Stage } from './testing/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const payment = {
  paymentMethodOrder: ['apple_pay', 'google_pay', 'card'],
  wallets: { link: 'never' as const },
}

test('the tabs stand in the asked order, the rest behind, with Card open', async () => {
  const { clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret, payment })
  await expectPage(page.getByRole('tab')).toHaveText(['Apple Pay', 'Google Pay', 'Card', 'PayPal'])
  await expectPage(page.getByRole('tab', { selected: true })).toHaveText('Card')
  await expectPage(page.getByRole('tabpanel', { name: 'Card' })).toBeVisible()
  await page.close()
})

test('wallets that the shop switches off are not there', async () => {
  const { clientSecret } = await stage.createIntent()
  const wallets = { applePay: 'never' as const, googlePay: 'never' as const }
  const { page } = await stage.openPage({ shows: 'payment', clientSecret, payment: { wallets } })
  await expectPage(page.getByRole('tab')).toHaveText(['Card', 'PayPal'])
  await page.close()
})

test.each([
  { wallet: 'Apple Pay', submitsFirst: false },
  { wallet: 'Google Pay', submitsFirst: true },
])('$wallet opens its sheet once at Pay and pays when confirmed', async ({ wallet, submitsFirst }) => {
  const { id, clientSecret } = await stage.createIntent()
  const { page, errors } = await stage.openPage({
    shows: 'payment',
    clientSecret,
    payment,
    submitsFirst,
    strict: true,
  })
  await page.getByRole('tab', { name: wallet }).click()
  await expectPage(page.getByRole('tabpanel', { name: wallet })).toContainText(`${wallet} opens`)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expectPage(page.getByRole('dialog', { name: wallet }).getByText('$5,199.00')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expectPage(outcome(page)).toHaveText('succeeded')
  const intent = await stage.stripe.paymentIntents.retrieve(id, { expand: ['payment_method'] })
  expect(intent.payment_method).toMatchObject({
    card: { wallet: { type: wallet.toLowerCase().replace(' ', '_') } },
  })
  expect(errors).toEqual([])
  await page.close()
})

test('a cancelled sheet charges nothing and can be opened again', async () => {
  const { id, clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret, payment })
  await page.getByRole('tab', { name: 'Apple Pay' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expectPage(outcome(page)).toContainText('Nothing was charged')
  expect((await stage.stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expectPage(page.getByRole('dialog', { name: 'Apple Pay' })).toBeVisible()
  await page.close()
})

test('after fetchUpdates the sheet shows the new amount, and a half-typed card is still there', async () => {
  const { id, clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret, payment })
  await page.getByLabel('Card number').pressSequentially('4242 42')
  await stage.stripe.paymentIntents.update(id, { amount: 549_900 })
  expect(await page.evaluate(() => window.held.elements.fetchUpdates())).toEqual({})
  await expectPage(page.getByLabel('Card number')).toHaveValue('4242 42')
  await expectPage(page.getByLabel('Card number')).toBeFocused()
  await page.getByRole('tab', { name: 'Google Pay' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expectPage(page.getByRole('dialog').getByText('$5,499.00')).toBeVisible()
  await page.close()
})

test('the shop hears about focus, Escape and leaving, once each', async () => {
  const { clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret, payment, strict: true })
  await page.getByLabel('Card number').focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Pay', exact: true }).focus()
  await expect.poll(() => heard(page, 'blur')).toEqual([{ elementType: 'payment' }])
  expect(await heard(page, 'focus')).toHaveLength(1)
  expect(await heard(page, 'escape')).toHaveLength(1)
  expect(await heard(page, 'loaderstart')).toHaveLength(1)
  await page.close()
})

test('a test card from the note fills the form in', async () => {
  const { clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret, payment })
  await page.getByRole('tab', { name: 'Apple Pay' }).click()
  await page.getByText('Test cards').click()
  await page.getByRole('button', { name: /3782 822463 10005/ }).click()
  await expectPage(page.getByLabel('Security code')).toHaveValue('1234')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expectPage(outcome(page)).toHaveText('succeeded')
  await page.close()
})

test('a collapsed form shows no panel, and the shop is told', async () => {
  const { clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret, payment })
  await page.getByRole('tab', { name: 'Card' }).waitFor()
  await page.evaluate(() => window.held.elements.getElement('payment')?.collapse())
  await expectPage(page.getByRole('tabpanel')).toHaveCount(0)
  expect((await heard(page, 'change')).at(-1)).toMatchObject({ collapsed: true, complete: false })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectPage(page.getByRole('tabpanel', { name: 'Apple Pay' })).toBeVisible()
  await page.close()
})

test('a form that is read-only for a while keeps the focus and what was typed', async () => {
  const { clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret, payment })
  const number = page.getByLabel('Card number')
  await number.pressSequentially('4242')
  await page.evaluate(() => window.held.elements.getElement('payment')?.update({ readOnly: true }))
  await page.keyboard.type('9')
  await expectPage(number).toHaveValue('4242')
  await page.evaluate(() => window.held.elements.getElement('payment')?.update({ readOnly: false }))
  await page.keyboard.type('4')
  await expectPage(number).toHaveValue('4242 4')
  await page.close()
})

test('a wallet that was agreed to does not pay for a card chosen afterwards', async () => {
  const { id, clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret, payment })
  await page.getByRole('tab', { name: 'Apple Pay' }).click()
  const submitted = page.evaluate(() => window.held.elements.submit())
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  expect(await submitted).toEqual({ selectedPaymentMethod: 'apple_pay' })
  await page.getByRole('tab', { name: 'Card' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expectPage(outcome(page)).toContainText('validation_error')
  expect((await stage.stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method')
  await page.close()
})
