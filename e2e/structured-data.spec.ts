import type { APIRequestContext, Page } from '@playwright/test'
import { factsOf } from './page-facts.ts'
import { expect, test } from './test.ts'

type Thing = Record<string, unknown>

async function thingOn(request: APIRequestContext, path: string, type: string): Promise<Thing> {
  const { things } = factsOf(await (await request.get(path)).text())
  const found = things.filter((thing) => thing['@type'] === type)
  expect(found, `${type} on ${path}`).toHaveLength(1)
  return found[0] ?? {}
}

const amount = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ''))
const seen = (page: Page) => page.getByRole('main').innerText()

test('what search engines are told about the tub is what a buyer sees', async ({ page, request }) => {
  await page.goto('/product')
  const product = await thingOn(request, '/product', 'Product')
  expect(product).toMatchObject({ name: 'Plunge One', sku: 'plunge-one', brand: { name: 'Plunge One' } })
  expect(product).toMatchObject({
    aggregateRating: { ratingValue: 5, reviewCount: 24 },
    offers: {
      priceCurrency: 'AUD',
      availability: 'https://schema.org/InStock',
      inventoryLevel: { value: 8 },
      itemCondition: 'https://schema.org/NewCondition',
      priceValidUntil: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      hasMerchantReturnPolicy: { merchantReturnDays: 30 },
      shippingDetails: [{ shippingRate: { value: '500.00' } }, { shippingRate: { value: '200.00' } }],
      warranty: { durationOfWarranty: { value: 1, unitCode: 'ANN' } },
    },
  })
  const { price } = product['offers'] as { price: string }
  const visible = await seen(page)
  expect(visible).toContain('(24 reviews)')
  expect(visible).toContain('Only 8 remaining!')
  expect(amount(/\$[\d,]+/.exec(visible)?.[0] ?? '')).toBe(Number(price))
  for (const picture of product['image'] as string[]) expect((await request.get(picture)).status()).toBe(200)
})

test('when the last tub is sold, search engines hear it too', async ({ page, request, owner }) => {
  await owner.setsStock(0)
  await page.goto('/product')
  await expect(page.getByRole('main').getByText('Sold out').first()).toBeVisible()
  expect(await thingOn(request, '/product', 'Product')).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
  expect(await (await request.get('/feeds/google.xml')).text()).toContain('<g:availability>out_of_stock<')
})

test('the warehouse, its hours and its suburb are those of the contact page', async ({ page, request }) => {
  await page.goto('/contact')
  const store = await thingOn(request, '/contact', 'Store')
  expect(store).toMatchObject({ priceRange: '$4,999', address: { addressLocality: 'Kings Park' } })
  const visible = await seen(page)
  expect(visible).toContain(String(store['telephone']))
  expect(visible).toContain('Kings Park NSW 2148')
})

test('questions and answers for search engines are those on the page', async ({ page, request }) => {
  await page.goto('/resources/faq')
  const { mainEntity } = (await thingOn(request, '/resources/faq', 'FAQPage')) as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[]
  }
  const asked = await page.getByRole('main').locator('button[aria-expanded]').allTextContents()
  const answered = await page.getByRole('main').locator('[id$=-answer]').allTextContents()
  expect(mainEntity.map(({ name }) => name)).toEqual(asked)
  expect(mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(answered)
})

test('an article and the setup guide are described as they are shown', async ({ page, request }) => {
  await page.goto('/blog/a-year-of-clear-water')
  const article = await thingOn(request, '/blog/a-year-of-clear-water', 'Article')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(article['headline']))
  await expect(page.locator('article time').first()).toHaveAttribute(
    'datetime',
    String(article['datePublished']),
  )
  await page.goto('/resources/setup')
  const { step } = (await thingOn(request, '/resources/setup', 'HowTo')) as { step: { name: string }[] }
  const shown = await page.locator('li[id^=step-] h3').allTextContents()
  expect(step.map(({ name }) => name)).toEqual(shown)
})

test('every page below home knows its place', async ({ request, shop }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  for (const address of addresses.filter((one) => one !== `${shop.url}/`)) {
    const { itemListElement } = (await thingOn(request, address, 'BreadcrumbList')) as {
      itemListElement: { item: string }[]
    }
    expect(itemListElement.at(0)?.item).toBe(`${shop.url}/`)
    expect(itemListElement.at(-1)?.item).toBe(address)
  }
})

test('a shared link brings a picture of its own in the right size', async ({ page, request }) => {
  for (const path of ['/', '/product', '/about', '/blog/what-cold-water-does', '/policies/terms']) {
    await page.goto(path)
    const content = (property: string) =>
      page.locator(`meta[property="og:${property}"]`).getAttribute('content')
    expect(await content('locale')).toBe('en_AU')
    expect(await content('image:alt')).toBeTruthy()
    const picture = await request.get((await content('image')) ?? '')
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    const [width, height] = jpegSize(await picture.body())
    expect([width, height]).toEqual([1200, 630])
  }
})

/** Reads the size from the frame header of a JPEG. */
function jpegSize(bytes: Buffer): [number, number] {
  for (let at = 2; at < bytes.length;) {
    const marker = bytes.readUInt8(at + 1)
    if (marker >= 0xc0 && marker <= 0xc2) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return [0, 0]
}
