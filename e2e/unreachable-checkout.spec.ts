import type { Page } from '@playwright/test'
import { lettingTimePass } from './asleep.ts'
import { ANN, SYDNEY } from './shopper.ts'
import { expect, test } from './test.ts'

const PAYMENT_SCRIPT = '**/sandbox/stripe/v3.js*'
const FAILED = 'The payment form could not be loaded'

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })
const tryAgain = (page: Page) => failure(page).getByRole('button', { name: 'Try again' })

test.use({ allowedErrors: [/Failed to (?:load resource|fetch dynamically imported module)/] })

test('a payment script that is blocked is told beside the form, and after Try again one can pay with what was typed', async ({
  shopper,
  page,
  owner,
}) => {
  await page.route(PAYMENT_SCRIPT, (route) => route.abort())
  await shopper.buysNow()
  await expect(failure(page)).toContainText(FAILED)
  await expect(failure(page)).toContainText('Nothing has been charged')
  await expect(failure(page).getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact')
  await shopper.introducesThemselves()
  await shopper.choosesDelivery()
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await page.unroute(PAYMENT_SCRIPT)
  await tryAgain(page).click()
  await shopper.entersCard()
  await expect(failure(page)).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Express checkout' }).getByRole('button')).not.toHaveCount(0)
  await expect(page.getByLabel('Full Name')).toHaveValue(ANN.name)
  await expect(page.getByLabel('Delivery Address')).toHaveValue(SYDNEY.address)
  await shopper.pays('$5,199.00')
  await shopper.seesOrder()
  expect(await owner.stock()).toBe(7)
})

test('a payment form that does not come after its script did is told the same way, and comes when asked again', async ({
  shopper,
  page,
}) => {
  const session = '**/sandbox/stripe/v1/elements/**'
  await page.route(session, (route) => route.abort())
  await shopper.buysNow()
  await shopper.introducesThemselves()
  await shopper.choosesDelivery()
  await expect(failure(page)).toContainText(FAILED)
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await tryAgain(page).click()
  await expect(failure(page)).toContainText('The payment form still could not be loaded')
  await page.unroute(session)
  await tryAgain(page).click()
  await shopper.entersCard()
  await expect(failure(page)).toHaveCount(0)
  await expect(page.getByLabel('Full Name')).toHaveValue(ANN.name)
  await shopper.pays('$5,199.00')
  await shopper.seesOrder()
})

test('a second attempt that fails says so again, and the wallets leave no empty place', async ({
  shopper,
  page,
}) => {
  await page.route(PAYMENT_SCRIPT, (route) => route.abort())
  await shopper.buysNow()
  await expect(page.getByText('Apple Pay, Google Pay and PayPal could not be loaded.')).toBeVisible()
  await tryAgain(page).click()
  await expect(failure(page)).toContainText('The payment form still could not be loaded')
  await expect(tryAgain(page)).toBeFocused()
})

test('a payment script that never answers is not waited for without a word', async ({ shopper, page }) => {
  let asked = 0
  await page.clock.install()
  await page.route(PAYMENT_SCRIPT, (route) => {
    asked += 1
    return asked === 1 ? undefined : route.continue()
  })
  await shopper.buysNow()
  await expect.poll(() => asked).toBe(1)
  await expect(failure(page)).toHaveCount(0)
  await page.clock.runFor('00:21')
  await expect(failure(page)).toContainText(FAILED)
  await tryAgain(page).click()
  await expect(page.getByRole('group', { name: 'Express checkout' }).getByRole('button')).not.toHaveCount(0)
  expect(asked).toBe(2)
})

test.describe('when a part of the shop’s own script does not come', () => {
  for (const [path, heading, here] of [
    ['/checkout?product=plunge-one&quantity=2', 'The checkout could not be loaded', 'Order Summary'],
    ['/purchase-confirmed?preview=true', 'Your order could not be shown', 'Order Confirmed!'],
  ] as const) {
    test(`${path} says so, and Try again brings what was asked for`, async ({ page }) => {
      const part = `**/assets${path.slice(0, path.indexOf('?'))}-*.js`
      let documents = 0
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1
      })
      // A page asks for the part twice, ahead and when its turn comes: the first page must get neither.
      await page.route(part, (route) => (documents < 2 ? route.abort() : route.continue()))
      const failed = page.waitForEvent('requestfailed')
      const opened = page.goto(path)
      const said = page.getByRole('alert').filter({ hasText: heading })
      await expect(page.getByRole('main').getByRole('status').filter({ visible: true })).toBeVisible()
      await expect(said).toBeHidden()
      await failed
      await lettingTimePass(page)
      await expect(said).toBeVisible()
      await expect(said.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact')
      await said.getByRole('link', { name: 'Try again' }).click()
      await expect(page.getByRole('main').getByText(here).first()).toBeVisible()
      await expect(said).toHaveCount(0)
      await opened
      expect(page.url()).toContain(path)
    })
  }
})

test('a payment that takes long to begin says that nothing has been charged', async ({ shopper, page }) => {
  await page.route('**/api/payment-intents/init', () => undefined)
  await shopper.buysNow()
  await shopper.choosesPickup()
  const late = page.getByText('This takes longer than it should. Nothing has been charged.')
  await expect(page.getByText('Initializing secure payment...')).toBeVisible()
  await expect(late).toBeHidden()
  await lettingTimePass(page)
  await expect(late).toBeVisible()
})

test('a toast whose script does not come takes nothing else away', async ({ shopper, page }) => {
  await page.route('**/assets/toast-area-*.js', (route) => route.abort())
  await shopper.buysNow()
  await shopper.introducesThemselves()
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('toast-area'))
  await page.keyboard.press('F8')
  await asked
  await shopper.choosesPickup()
  await shopper.entersCard()
  await expect(page.getByLabel('Full Name')).toHaveValue(ANN.name)
})
