import { keepsThePageAsleep } from './asleep.ts'
import { expect, test } from './test.ts'

test('the head of the sample order stands before the script comes, and stays where it is', async ({
  page,
}) => {
  const wakes = await keepsThePageAsleep(page)
  const opened = page.goto('/purchase-confirmed?preview=true', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1, name: 'Order Confirmed!' })
  await expect(heading).toBeVisible()
  await expect(page.getByText('Sample order, nothing was bought')).toBeVisible()
  await expect(page.getByText('Thank you, Alex Sample.')).toBeVisible()
  const before = await heading.boundingBox()
  wakes()
  await opened
  await expect(page.getByRole('heading', { name: 'Delivery timeline' })).toBeVisible()
  expect(await heading.boundingBox()).toEqual(before)
})
