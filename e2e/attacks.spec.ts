import { expect, test } from './test.ts'

const HOSTILE = {
  name: '<img src=x onerror=alert(1)>Eve',
  email: 'eve@example.com',
  phone: '0491 570 156',
}

test('markup in every field of an order is shown as text in the page and in the mail', async ({
  shopper,
  page,
  mailbox,
}) => {
  page.on('dialog', () => {
    throw new Error('A script of the buyer ran')
  })
  await shopper.buysNow()
  await shopper.introducesThemselves(HOSTILE)
  await shopper.choosesDelivery({
    address: '1 <script>alert(2)</script> Street',
    city: '"><svg onload=alert(3)>',
    postcode: '2000',
  })
  await shopper.entersCard()
  await shopper.pays('$5,199.00')
  await shopper.seesOrder()
  await expect(page.locator('main')).toContainText('<script>alert(2)</script>')
  expect(await page.locator('main img[src=x], main svg[onload]').count()).toBe(0)
  const mail = await mailbox.receives('eve@example.com', /order/i)
  expect(mail.html).not.toMatch(/<img src=x|<svg onload|<script>/)
  expect(mail.html).toContain('&lt;script&gt;')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a very long name with emoji and letters from right to left is kept whole and breaks nothing', async ({
    shopper,
    page,
  }) => {
    const name = `${'Wolfeschlegelsteinhausen'.repeat(3)} 🧊🧊 مرحبا שלום`
    await shopper.buysNow()
    await shopper.introducesThemselves({ name, email: 'long@example.com', phone: '0491 570 156' })
    await shopper.choosesPickup()
    await shopper.entersCard()
    await shopper.pays('$4,999.00')
    await shopper.seesOrder()
    await expect(page.getByText(name, { exact: true })).toBeVisible()
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }))
    expect(scrollWidth, 'scrolls sideways').toBeLessThanOrEqual(clientWidth)
  })
})

test('an address of somebody else is not followed', async ({ request, baseURL }) => {
  for (const [path, status] of [
    ['//evil.example/', 404],
    ['//evil.example/product', 404],
    ['/%5Cevil.example', 404],
    ['/product?redirect=https://evil.example/', 200],
  ] as const) {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(status)
    expect(answer.headers()['location'], path).toBeUndefined()
  }
})

test.describe('what the browser itself complains about', () => {
  // The missing page itself is all that may be complained about: a page drawn for another address breaks as it wakes.
  test.use({ allowedErrors: [/frame-ancestors|status of 404/] })

  test('a host behind two slashes is a page that cannot be found, and its links work', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}//evil.example/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await page.getByRole('main').getByRole('link', { name: 'See the tub' }).click()
    await expect(page).toHaveURL('/product')
    await expect(page.getByRole('heading', { level: 1, name: 'Plunge One' })).toBeFocused()
  })

  test('no other site can show the shop in a frame', async ({ page, shop }) => {
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.setContent(`<iframe src="${shop.url}/checkout"></iframe>`)
    await refused
  })
})
