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

test.describe('what the browser itself complains about', () => {
  test.use({ allowedErrors: [/frame-ancestors/] })

  test('an address of somebody else is not followed', async ({ request, baseURL }) => {
    for (const path of ['//evil.example/', '/product?redirect=https://evil.example/', '/%5Cevil.example']) {
      const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
      expect([200, 404]).toContain(answer.status())
      expect(answer.headers()['location']).toBeUndefined()
    }
  })

  test('no other site can show the shop in a frame', async ({ page, shop }) => {
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.setContent(`<iframe src="${shop.url}/checkout"></iframe>`)
    await refused
  })
})
