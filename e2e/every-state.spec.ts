import type { Page } from '@playwright/test'
import { everybodyCanUse, SCREENS } from './accessible.ts'
import type { Owner } from './owner.ts'
import { expect, test } from './test.ts'

type State = { name: string; path: string; brings?: (page: Page, owner: Owner) => Promise<void> }

const CART = JSON.stringify([
  { product: { id: 'plunge-one', price: '1.00', name: 'Plunge One' }, quantity: 2 },
])

async function writesToUs(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Kim Lee')
  await page.getByLabel('Email', { exact: true }).fill('kim@example.com')
  await page.getByLabel('Subject').fill('A deck in Perth')
  await page.getByLabel('Message').fill('Will it fit?')
  await page.getByRole('button', { name: 'Send Message' }).click()
}

async function subscribes(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('reader@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
}

const STATES: readonly State[] = [
  { name: 'the home page', path: '/' },
  {
    name: 'the newsletter box that could not take an address',
    path: '/',
    async brings(page) {
      await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: 'down' }))
      await subscribes(page)
      await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/could not take/)
    },
  },
  {
    name: 'the newsletter box that is done',
    path: '/',
    async brings(page) {
      await subscribes(page)
      await expect(page.getByRole('heading', { name: "You're all set!" })).toBeVisible()
    },
  },
  ...['Specifications', 'Warranty', 'Delivery', 'Electrical'].map((tab): State => {
    return {
      name: `the product page with ${tab} open`,
      path: '/product',
      async brings(page) {
        await page.getByRole('tab', { name: tab }).click()
        await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
      },
    }
  }),
  {
    name: 'the product page with a price for a postcode and an explained heart',
    path: '/product',
    async brings(page) {
      await page.getByLabel('Delivery to postcode').fill('2000')
      await expect(page.getByText('$5,199.00')).toBeVisible()
      await page.getByRole('button', { name: 'Wishlist' }).hover()
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  },
  {
    name: 'the product page when everything is sold',
    path: '/about',
    async brings(page, owner) {
      await owner.setsStock(0)
      await page.goto('/product')
      await expect(page.getByText('Sold out', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'the gallery',
    path: '/product',
    async brings(page) {
      await page.getByRole('button', { name: 'Open full-screen gallery' }).click()
      await expect(page.getByRole('dialog', { name: 'Picture gallery' })).toBeVisible()
    },
  },
  {
    name: 'the view in 3D',
    path: '/product',
    async brings(page) {
      // Without the model it stays as it is while a slow one comes.
      await page.route('**/*.glb', () => undefined)
      await page.getByRole('button', { name: 'View in 3D' }).click()
      await expect(page.getByRole('dialog', { name: 'Plunge One in 3D' })).toContainText(/Loading the model/)
    },
  },
  { name: 'the empty cart', path: '/cart' },
  {
    name: 'the cart with two tubs and a price for a postcode',
    path: '/about',
    async brings(page) {
      await page.evaluate((cart) => localStorage.setItem('plunge-one-cart', cart), CART)
      await page.goto('/cart')
      await page.getByLabel('Delivery to postcode').fill('3000')
      await expect(page.getByText('$10,498.00')).toBeVisible()
    },
  },
  {
    name: 'the message that was sent, with its toast',
    path: '/contact',
    async brings(page) {
      await writesToUs(page)
      await page.getByText('Message sent successfully!').first().hover()
    },
  },
  {
    name: 'the message that could not be sent, with its toast',
    path: '/contact',
    async brings(page) {
      await page.route('**/api/contact', (route) => route.abort())
      await writesToUs(page)
      await page.getByText('Failed to send message').first().hover()
    },
  },
  {
    name: 'the contact form that was refused',
    path: '/contact',
    async brings(page) {
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Message is required')
    },
  },
  {
    name: 'an answered question',
    path: '/resources/faq',
    brings: (page) => page.getByRole('button', { name: 'How can I pay?' }).click(),
  },
  { name: 'a page that cannot be found', path: '/nowhere' },
  {
    name: 'the page that says that something went wrong',
    path: '/',
    async brings(page) {
      await page.route('**/cart.data*', (route) => route.abort())
      await page.getByRole('link', { name: 'Cart', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    },
  },
  {
    name: 'the checkout whose payment form could not be loaded',
    path: '/about',
    async brings(page) {
      await page.route('**/sandbox/stripe/v3.js*', (route) => route.abort())
      await page.goto('/checkout?product=plunge-one')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  { name: 'the confirmation without an order', path: '/purchase-confirmed' },
]

// What some of these states are about; whether the browser complains elsewhere is asked by the other stories.
test.use({ allowedErrors: [/Failed to (?:load|fetch)|rAF timed out|GPU stall|swiftshader|WebGL/i] })

// Half-way through a fade every text is too pale.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, path, brings } of STATES) {
  test(`On a phone and on a desktop everybody can use ${name}`, async ({ page, owner }) => {
    for (const screen of Object.values(SCREENS)) {
      await page.setViewportSize(screen)
      await page.goto(path)
      await brings?.(page, owner)
      await everybodyCanUse(page)
    }
  })
}

test('On a phone everybody can use the menu that is open', async ({ page }) => {
  await page.setViewportSize(SCREENS.phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await everybodyCanUse(page)
})
