import { AxeBuilder } from '@axe-core/playwright'
import { expect as expectPage, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, outcome, type Stage, typeCard } from './testing/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

async function violations(page: Page, extra = ['best-practice']): Promise<string[]> {
  // An entrance that is still fading would be measured with its half-way colours.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', ...extra])
    .analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

async function eraseField(page: Page, presses: number): Promise<void> {
  if (presses === 0) return
  await page.keyboard.press('Backspace')
  return eraseField(page, presses - 1)
}

const shopLook = {
  theme: 'flat' as const,
  variables: {
    colorPrimary: '#a24e28',
    colorBackground: '#faf8f4',
    colorText: '#0d1b1e',
    colorDanger: '#9b1c1c',
    fontFamily: 'Georgia, serif',
    fontSizeBase: '18px',
    borderRadius: '2px',
    spacingUnit: '5px',
  },
  rules: {
    '.Input': { border: '3px solid gray' },
    '.Tab': { border: '1px solid gray' },
    '.Tab--selected': { backgroundColor: 'rgb(1, 2, 3)', color: 'white' },
    body: { display: 'none' },
  },
}

test('the form follows the shop’s appearance and nothing of the page’s own styles', async () => {
  const { clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret, appearance: shopLook })
  const number = page.getByLabel('Card number')
  await expectPage(number).toHaveCSS('font-family', 'Georgia, serif')
  await expectPage(number).toHaveCSS('font-size', '18px')
  await expectPage(number).toHaveCSS('font-style', 'normal')
  await expectPage(number).toHaveCSS('border-radius', '2px')
  await expectPage(number).toHaveCSS('border-width', '3px')
  await expectPage(number).toHaveCSS('background-color', 'rgb(250, 248, 244)')
  await expectPage(number).toHaveCSS('color', 'rgb(13, 27, 30)')
  await expectPage(page.getByRole('tab', { selected: true })).toHaveCSS('background-color', 'rgb(1, 2, 3)')
  await expectPage(page.getByRole('tab', { selected: true })).toHaveCSS('border-color', 'rgb(162, 78, 40)')
  await number.fill('4242424242424241')
  await expectPage(number).toHaveCSS('border-color', 'rgb(155, 28, 28)')
  await page.evaluate(() =>
    window.held.elements.update({ appearance: { variables: { borderRadius: '12px' } } }),
  )
  await expectPage(number).toHaveCSS('border-radius', '12px')
  await page.close()
})

test.each([{ theme: 'stripe' as const }, { theme: 'night' as const }, shopLook])(
  'the card form has no accessibility faults, with errors and open notes ($theme)',
  async (appearance) => {
    const { clientSecret } = await stage.createIntent()
    const { page } = await stage.openPage({ shows: 'payment', clientSecret, appearance })
    if (appearance.theme === 'night')
      await page.addStyleTag({ content: 'body { background: #1b1e23; color: white }' })
    await page.getByText('Test cards').click()
    await typeCard(page, '4242424242424241', '0120', '1')
    await page.getByRole('heading').click()
    expect(await violations(page)).toEqual([])
    await page.close()
  },
)

test('buttons, sheet and bank page have no accessibility faults', async () => {
  const { clientSecret } = await stage.createIntent(499_900)
  const { page } = await stage.openPage({
    shows: 'express',
    clientSecret,
    deferred: true,
    express: { shippingAddressRequired: true, emailRequired: true, phoneNumberRequired: true },
    click: {
      shippingRates: [{ id: 'a', amount: 0, displayName: 'Pickup' }],
      lineItems: [{ name: 'Tub', amount: 499_900 }],
    },
    ratesFor: { NSW: [{ id: 'a', amount: 0, displayName: 'Pickup' }] },
  })
  await page.getByRole('button', { name: 'Apple Pay' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Apple Pay' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Contact').click()
  await dialog.getByText('Edit this address').click()
  await dialog.getByLabel('Pay with').selectOption('4000002500003155')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.locator('iframe').contentFrame().getByRole('button', { name: 'Complete' }).waitFor()
  // The bank's page has a main landmark of its own, which only a rule of taste counts together with the shop's.
  expect(await violations(page, [])).toEqual([])
  await page.close()
})

test('someone with a keyboard alone can choose a method, pay by card and see the errors', async () => {
  const { clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret })
  await page.getByRole('tab', { name: 'Card' }).waitFor()
  await page.keyboard.press('Tab')
  await expectPage(page.getByRole('tab', { name: 'Card' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expectPage(page.getByRole('tab', { name: 'Apple Pay' })).toBeFocused()
  await page.keyboard.press('End')
  await expectPage(page.getByRole('tab', { name: 'PayPal' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4242424242424242')
  await page.keyboard.press('Tab')
  await page.keyboard.type('134')
  await page.keyboard.press('Tab')
  await expectPage(page.getByLabel('Expiry date')).toHaveAccessibleDescription(/month is invalid/)
  await page.keyboard.press('Shift+Tab')
  await eraseField(page, 8)
  await expectPage(page.getByLabel('Expiry date')).toHaveValue('')
  await page.keyboard.type('134')
  await expectPage(page.getByLabel('Expiry date')).toHaveValue('13 / 4')
  await eraseField(page, 8)
  await page.keyboard.type('1/34')
  await expectPage(page.getByLabel('Expiry date')).toHaveValue('01 / 34')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await expectPage(outcome(page)).toHaveText('succeeded')
  await page.close()
})

test('a digit put into the middle of a card number leaves the caret behind it', async () => {
  const { clientSecret } = await stage.createIntent()
  const { page } = await stage.openPage({ shows: 'payment', clientSecret })
  const number = page.getByLabel('Card number')
  await number.pressSequentially('424242424242424')
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(9, 9))
  await number.pressSequentially('99')
  await expectPage(number).toHaveValue('4242 4242 9942 4242')
  await page.close()
})

test('nothing sticks out on a narrow phone', async () => {
  const { clientSecret } = await stage.createIntent()
  const viewport = { width: 320, height: 640 }
  const { page } = await stage.openPage({ shows: 'payment', clientSecret }, { viewport })
  await page.getByText('Test cards').click()
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(widest).toBeLessThanOrEqual(320)
  await page.getByRole('tab', { name: 'Apple Pay' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  const box = await page.getByRole('dialog').boundingBox()
  expect(box?.width).toBeLessThanOrEqual(320)
  await page.close()
})
