import { keepsThePageAsleep } from './asleep.ts'
import { blockingScripts, layoutShift, PHONE, weigh, WIDE } from './page-weight.ts'
import { expect, test } from './test.ts'

/** Bytes as sent: brotli, without headers. A KB is 1,000 of them. */
const CONTENT_SCRIPT = 105_000
const PRODUCT_SCRIPT = 120_000
const HTML_AND_CSS = 25_000
const WHOLE_PRODUCT = 320_000
/** Two faces, cut down to the letters of our own words. */
const FONTS = 32_000
/** The target is 0.01. What rounds to nothing is nothing. */
const STANDS_STILL = 0.001

type Budget = { script?: number; pictures: number; requests: number }

/** Pictures and requests a little above what is sent today, so that growth is a decision. */
const PAGES: Readonly<Record<string, Budget>> = {
  '/': { pictures: 150_000, requests: 20 },
  '/product': { script: PRODUCT_SCRIPT, pictures: 150_000, requests: 34 },
  '/about': { pictures: 150_000, requests: 20 },
  '/contact': { pictures: 0, requests: 20 },
  '/blog': { pictures: 200_000, requests: 20 },
  '/blog/what-cold-water-does': { pictures: 150_000, requests: 22 },
  '/wellness': { pictures: 150_000, requests: 20 },
  '/resources/setup': { pictures: 60_000, requests: 20 },
  '/resources/maintenance': { pictures: 150_000, requests: 20 },
  '/resources/faq': { pictures: 0, requests: 20 },
  '/policies/privacy': { pictures: 0, requests: 20 },
  // For one reader only, so packed each time it is asked for.
  '/newsletter': { pictures: 0, requests: 20 },
  // With the lines of the cart, and what works out a delivery.
  '/cart': { script: PRODUCT_SCRIPT, pictures: 20_000, requests: 26 },
}

const TWO_TUBS = JSON.stringify([{ product: { id: 'plunge-one' }, quantity: 2 }])

/** Where the browser alone knows what to show: an empty cart and a full one, with and without a query. */
const FILLED_IN: readonly { path: string; shows: string; cart?: string }[] = [
  { path: '/cart', shows: 'Your Cart is Empty' },
  { path: '/cart', shows: 'Order Summary', cart: TWO_TUBS },
  { path: '/checkout', shows: 'PayPal' },
  { path: '/checkout', shows: 'PayPal', cart: TWO_TUBS },
  { path: '/checkout?product=plunge-one&quantity=2', shows: 'PayPal' },
  { path: '/checkout?product=nope', shows: 'We could not find that product.' },
  { path: '/purchase-confirmed', shows: 'Invalid access' },
  { path: '/purchase-confirmed?preview=true', shows: 'Order Confirmed!' },
]

for (const [screen, options] of Object.entries({ phone: PHONE, 'wide screen': WIDE })) {
  test.describe(`On a ${screen}`, () => {
    test.use(options)
    for (const { path, shows, cart } of FILLED_IN) {
      test(`${path}${cart ? ' with a full cart' : ''} does not jump while it is filled in`, async ({
        page,
      }) => {
        if (cart) await page.addInitScript((text) => localStorage.setItem('plunge-one-cart', text), cart)
        const wakes = await keepsThePageAsleep(page)
        const opened = page.goto(path, { waitUntil: 'networkidle' })
        // The first view has to be painted before it is replaced, or nothing could be seen to jump.
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))))
        wakes()
        await opened
        await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
        expect(await layoutShift(page)).toBeLessThan(STANDS_STILL)
      })
    }
  })
}

test.describe('On a phone', () => {
  test.use(PHONE)

  for (const [path, { script = CONTENT_SCRIPT, pictures, requests: most }] of Object.entries(PAGES)) {
    test(`${path} stays within its budget`, async ({ page }) => {
      const { bytes, total, requests, uncompressed } = await weigh(page, path)
      test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ ...bytes, requests }) })
      expect(uncompressed).toEqual([])
      expect.soft(bytes.script, 'script').toBeLessThanOrEqual(script)
      expect.soft(bytes.html + bytes.css, 'HTML and CSS').toBeLessThanOrEqual(HTML_AND_CSS)
      expect.soft(bytes.font, 'fonts').toBeLessThanOrEqual(FONTS)
      expect.soft(bytes.picture, 'pictures').toBeLessThanOrEqual(pictures)
      expect.soft(requests, 'requests').toBeLessThanOrEqual(most)
      expect.soft(await blockingScripts(page), 'scripts that block').toEqual([])
      expect.soft(await layoutShift(page), 'jumps').toBeLessThan(STANDS_STILL)
      if (path === '/product') expect(total, 'all of it').toBeLessThanOrEqual(WHOLE_PRODUCT)
    })
  }
})
