import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from './build.ts'
import { startTestShop, type TestShop } from '#e2e/running-shop.ts'

let shop: TestShop
beforeAll(async () => {
  await ensureBuilt(() => undefined)
  shop = await startTestShop({ SITE_URL: 'https://shop.example', PAYMENTS: 'sandbox' })
})
afterAll(() => shop.stop())

const script = async () =>
  /\/assets\/[\w.-]+\.js/.exec(await (await fetch(`${shop.url}/`)).text())?.[0] ?? 'no script'

const KINDS: readonly [string, () => Promise<Response>][] = [
  ['a page', () => fetch(`${shop.url}/product`)],
  ['the checkout', () => fetch(`${shop.url}/checkout`)],
  ['a page that is not there', () => fetch(`${shop.url}/nowhere`)],
  ['the data of a page', () => fetch(`${shop.url}/product.data`)],
  ['a script', async () => fetch(`${shop.url}${await script()}`)],
  ['a picture', () => fetch(`${shop.url}/favicon.ico`)],
  ['a file that is not there', () => fetch(`${shop.url}/api/assets/nothing.jpg`)],
  ['the API', () => fetch(`${shop.url}/api/products`)],
  ['a refusal of the API', () => fetch(`${shop.url}/api/orders/PO-22222222`)],
  ['broken JSON', () => post('/api/contact', '{')],
  ['a forged webhook', () => post('/api/stripe/webhook', '{}')],
  ['a method that nobody expects', () => fetch(`${shop.url}/product`, { method: 'DELETE' })],
  ['a sign of life', () => fetch(`${shop.url}/healthz`)],
]

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

test.each(KINDS)('%s carries the security headers and no banner', async (_kind, ask) => {
  const { headers } = await ask()
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
  expect(headers.get('server')).toBeNull()
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

test('only the checkout may load Stripe, and pages allow no foreign frame around them', async () => {
  const policy = async (path: string) =>
    (await fetch(`${shop.url}${path}`)).headers.get('content-security-policy') ?? ''
  expect(await policy('/product')).toContain("frame-ancestors 'none'")
  expect(await policy('/product')).not.toContain('stripe.com')
  expect(await policy('/nowhere')).toContain("frame-ancestors 'none'")
})

test('pages say themselves what may be fetched ahead, and their policy lets them', async () => {
  const answer = await fetch(`${shop.url}/product`)
  const rules = /<script type="speculationrules">([^<]+)</.exec(await answer.text())?.[1] ?? 'no rules'
  expect(JSON.parse(rules)).toHaveProperty('prefetch.0.eagerness', 'conservative')
  const hash = createHash('sha256').update(rules).digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
})

test('a question from another site about what is allowed gets no permission', async () => {
  const answer = await fetch(`${shop.url}/api/contact`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('a form on another site cannot make this browser buy or write', async () => {
  for (const path of [
    '/api/payment-intents/init',
    '/api/contact',
    '/api/newsletter',
    '/api/orders/confirm',
  ]) {
    const answer = await post(path, '{}', { origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
  }
})

test('the session cookie is for this site, for HTTPS and for no script', async () => {
  const customerInfo = { deliveryMethod: 'pickup' }
  const answer = await post('/api/payment-intents/init', JSON.stringify({ amount: 499_900, customerInfo }))
  const cookie = answer.headers.get('set-cookie') ?? ''
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part)
})

test('nothing of a purchase, a message or a subscription reaches the log', async () => {
  const customerInfo = {
    name: 'Wilhelmina Quokka',
    email: 'wilhelmina@quokka.example',
    phone: '0491 570 158',
    address: '77 Paperbark Parade',
    city: 'Wollstonecraft',
    state: 'NSW',
    postcode: '2065',
    deliveryMethod: 'delivery',
    notes: 'Beware of the wombat',
  }
  const call = { amount: 519_900, customerInfo, tab: randomUUID(), paying: true }
  const begun = await post('/api/payment-intents/init', JSON.stringify(call))
  const session = (await begun.json()) as { clientSecret: string; paymentIntentId: string }
  const cookie = begun.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  const card = '4242424242424242'
  const cvc = '737'
  const paid = await fetch(
    `${shop.url}/sandbox/stripe/v1/payment_intents/${session.paymentIntentId}/confirm`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_sandbox' },
      body: new URLSearchParams({
        client_secret: session.clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': card,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2034',
        'payment_method_data[card][cvc]': cvc,
        return_url: 'https://shop.example/purchase-confirmed',
      }),
    },
  )
  expect(paid.status).toBe(200)
  const body = JSON.stringify({ paymentIntentId: session.paymentIntentId, productId: 'plunge-one' })
  const order = (await (await post('/api/orders/confirm', body, { cookie })).json()) as {
    orderNumber: string
  }
  expect(order.orderNumber).toMatch(/^PO-/)
  const { name, email, phone } = customerInfo
  const message = { name, email, phone, subject: 'Wombats', message: 'Do they swim?' }
  expect((await post('/api/contact', JSON.stringify(message))).status).toBe(200)
  expect((await post('/api/newsletter', JSON.stringify({ email }))).status).toBe(200)
  await mailsSent()

  const log = shop.output()
  expect(log).toContain('webhook')
  const private_ = [...Object.values(customerInfo).slice(0, 5), 'wombat', 'Wombats', 'swim', card]
  for (const datum of [...private_, session.clientSecret, cookie.split('=')[1] ?? ''])
    expect(log).not.toContain(datum)
  expect(log).not.toMatch(writtenOut(cvc))
})

/** Three digits as a value of their own, or beside their name; inside an id or a time they stand by chance. */
function writtenOut(digits: string): RegExp {
  return new RegExp(`(?:["'=]|cvc\\W{1,9})${digits}(?![\\w-])`)
}

test('a security code in the log would be found, and an id or a time is not taken for one', () => {
  for (const line of [
    '{"cvc":737}',
    '{"cvc":"737"}',
    'card[cvc]=737&x=1',
    String.raw`{"body":"{\"cvc\":\"737\"}"}`,
  ])
    expect(line).toMatch(writtenOut('737'))
  for (const line of ['{"time":"15:49:24.737Z"}', '{"id":"4737a0b1-7370"}', '{"ms":737}', '{"id":"737-0"}'])
    expect(line).not.toMatch(writtenOut('737'))
})

/** The confirmation, the owner's notice and the rest: whatever sending logs has been logged by then. */
async function mailsSent(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await shop.database.pool.query<{ open: string; all: string }>(
      "select count(*) filter (where status = 'queued') as open, count(*) as all from mails",
    )
    if (Number(rows[0]?.all) >= 4 && Number(rows[0]?.open) === 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The mails were not sent in time')
}
