import { expect as expectPage, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, outcome, type Stage, typeCard } from './testing/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const ASKS = '4000002500003155'
const bank = (page: Page) => page.getByRole('dialog', { name: '3-D Secure' })
const bankPage = (page: Page) => bank(page).locator('iframe').contentFrame()

async function payWith(number: string) {
  const { id, clientSecret } = await stage.createIntent()
  const { page, errors } = await stage.openPage({ shows: 'payment', clientSecret, strict: true })
  await typeCard(page, number)
  await page.getByRole('button', { name: 'Pay' }).click()
  return { page, errors, status: async () => (await stage.stripe.paymentIntents.retrieve(id)).status }
}

test('3-D Secure that is completed pays', async () => {
  const { page, errors, status } = await payWith(ASKS)
  await bankPage(page).getByRole('button', { name: 'Complete' }).click()
  await expectPage(outcome(page)).toHaveText('succeeded')
  await expectPage(bank(page)).toHaveCount(0)
  expect(await status()).toBe('succeeded')
  expect(errors).toEqual([])
  await page.close()
})

test('3-D Secure that fails leaves the form as it was, ready for another card', async () => {
  const { page, status } = await payWith(ASKS)
  await bankPage(page).getByRole('button', { name: 'Fail' }).click()
  await expectPage(outcome(page)).toContainText('payment_intent_authentication_failure')
  await expectPage(page.getByLabel('Card number')).toHaveValue('4000 0025 0000 3155')
  expect(await status()).toBe('requires_payment_method')
  await page.close()
})

test.each(['the Close button', 'Escape', 'Escape inside the bank page'])(
  'closing 3-D Secure by %s counts as failing',
  async (way) => {
    const { page, status } = await payWith(ASKS)
    await bankPage(page).getByRole('button', { name: 'Complete' }).waitFor()
    if (way === 'the Close button') await bank(page).getByRole('button', { name: 'Close' }).click()
    else if (way === 'Escape') await bank(page).press('Escape')
    else await bankPage(page).getByRole('button', { name: 'Complete' }).press('Escape')
    await expectPage(outcome(page)).toContainText('payment_intent_authentication_failure')
    expect(await status()).toBe('requires_payment_method')
    await page.close()
  },
)

test('a card may be approved by its bank and still be refused', async () => {
  const { page } = await payWith('4000008260003178')
  await bankPage(page).getByRole('button', { name: 'Complete' }).click()
  await expectPage(outcome(page)).toContainText('insufficient_funds')
  await page.close()
})

test.each([
  { answer: 'Approve', status: 'succeeded' },
  { answer: 'Cancel', status: 'failed' },
])('PayPal answers $answer and sends the buyer back', async ({ answer, status }) => {
  const { id, clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret })
  await page.getByRole('tab', { name: 'PayPal' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('button', { name: answer }).click()
  await page.waitForURL(/\/returned\?/)
  const address = new URL(page.url()).searchParams
  expect(address.get('payment_intent')).toBe(id)
  expect(address.get('payment_intent_client_secret')).toBe(clientSecret)
  expect(address.get('redirect_status')).toBe(status)
  await page.close()
})

test('an intent that was confirmed on the server can be finished in the browser', async () => {
  const { id, clientSecret } = await stage.createIntent()
  await stage.stripe.paymentIntents.confirm(id, {
    payment_method: 'pm_card_authenticationRequired',
    use_stripe_sdk: true,
  })
  const { page } = await stage.openPage({ shows: 'payment', clientSecret })
  await page.waitForFunction(() => window.held !== undefined)
  const finished = page.evaluate(
    (secret) => window.held.stripe.handleNextAction({ clientSecret: secret }),
    clientSecret,
  )
  await bankPage(page).getByRole('button', { name: 'Complete' }).click()
  expect(await finished).toMatchObject({ paymentIntent: { status: 'succeeded' } })
  await page.close()
})

test('a shop that always wants a redirect gets one, even for a card', async () => {
  const { id, clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret })
  await typeCard(page, '4242424242424242')
  await page.evaluate(() => {
    const { stripe, elements } = window.held
    void stripe.confirmPayment({
      elements,
      confirmParams: { return_url: `${location.origin}/returned?order=1` },
    })
  })
  await page.waitForURL(/\/returned\?order=1/)
  const address = new URL(page.url()).searchParams
  expect(address.get('payment_intent')).toBe(id)
  expect(address.get('redirect_status')).toBe('succeeded')
  await page.close()
})
