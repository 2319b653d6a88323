import { linkTo } from './mailbox.ts'
import { expect, test } from './test.ts'

test('bought, mailed, dispatched by the tool, seen by the buyer, refunded, back on the shelf', async ({
  shopper,
  page,
  owner,
  mailbox,
  browser,
}) => {
  const email = `buyer-${crypto.randomUUID()}@example.com`
  await shopper.buysNow()
  await shopper.introducesThemselves({ name: 'Ann Bather', email, phone: '0491 570 156' })
  await shopper.choosesDelivery()
  await shopper.entersCard()
  await shopper.pays('$5,199.00')
  const number = await shopper.seesOrder()

  const confirmation = await mailbox.receives(email, /PO-/)
  expect(confirmation.text).toContain(number)
  expect(confirmation.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf'])

  const said = await owner.uses(
    'order',
    'dispatch',
    number,
    '--carrier',
    'StarTrack',
    '--tracking',
    'ST123',
    '--yes',
  )
  expect(said.code).toBe(0)
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Dispatch' })).toContainText('StarTrack ST123')
  const dispatched = await mailbox.receives(email, /on its way|dispatched/i)
  expect(dispatched.text).toContain('ST123')

  const phone = await browser.newPage()
  await phone.goto(linkTo(confirmation, '/purchase-confirmed'))
  await expect(phone.getByText('Ann Bather').first()).toBeVisible()
  await phone.close()

  expect((await owner.uses('order', 'refund', number, '--restock', '--yes')).code).toBe(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Order refunded' })).toBeVisible()
  await mailbox.receives(email, /refund/i)
  expect(await owner.stock()).toBe(8)
})

test('a price and a stock that the tool changes show on the page without a restart', async ({
  page,
  owner,
}) => {
  await page.goto('/product')
  await expect(page.getByText('Only 8 remaining!')).toBeVisible()
  expect((await owner.uses('stock', 'set', '3', '--yes')).code).toBe(0)
  expect((await owner.uses('price', 'set', '5100', '--yes')).code).toBe(0)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Only 3 remaining!')).toBeVisible({ timeout: 500 })
    await expect(page.getByText('$5,100').first()).toBeVisible({ timeout: 500 })
  }).toPass()
  expect((await owner.uses('price', 'set', '4999', '--yes')).code).toBe(0)
})

test('what cannot be done is refused in one sentence', async ({ owner }) => {
  const unknown = await owner.uses('order', 'show', 'PO-22222222')
  expect(unknown.code).toBe(1)
  expect(unknown.said.trim().split('\n')).toHaveLength(1)
  expect((await owner.uses('price', 'set', '0', '--yes')).code).toBe(1)
  expect((await owner.uses('nonsense')).code).toBe(2)
})
