import { expect, test } from './test.ts'
import { MELBOURNE, SYDNEY } from './shopper.ts'

test('a tub is bought by card and picked up', async ({ shopper, page, owner }) => {
  await shopper.buysNow()
  await expect(page.getByText('Please select a delivery method to continue with payment.')).toBeVisible()
  await shopper.introducesThemselves()
  await shopper.choosesPickup()
  await shopper.entersCard()
  await shopper.pays('$4,999.00')
  const number = await shopper.seesOrder()
  expect(number).toMatch(/^PO-[2-9A-HJKMNP-Z]{8}$/)
  await expect(page.getByText('Ann Bather').first()).toBeVisible()
  expect(await owner.stock()).toBe(7)
})

test('delivery to Sydney costs 200 and comes the next business day', async ({ shopper, page }) => {
  await shopper.buysNow()
  await shopper.introducesThemselves()
  await shopper.choosesDelivery(SYDNEY)
  await expect(page.getByText('Next Day Delivery').first()).toBeVisible()
  await shopper.entersCard()
  await shopper.pays('$5,199.00')
  await shopper.seesOrder()
  await expect(page.getByText('Next business day')).toBeVisible()
  await expect(page.getByText('12 Harbour Street, Sydney NSW 2000')).toBeVisible()
})

test('delivery to Melbourne costs 500', async ({ shopper, page }) => {
  await shopper.buysNow()
  await shopper.introducesThemselves()
  await shopper.choosesDelivery(MELBOURNE)
  await shopper.entersCard()
  await shopper.pays('$5,499.00')
  await shopper.seesOrder()
  await expect(page.getByText('2-5 business days')).toBeVisible()
})
