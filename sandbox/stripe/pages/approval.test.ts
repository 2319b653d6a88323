import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardData, refusal } from '#sandbox/stripe/testing/card-data.ts'
import { sandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'
import type { SandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'

let sandbox: SandboxForTests
beforeAll(async () => {
  sandbox = await sandboxForTests()
})
afterAll(() => sandbox.end())

const return_url = 'https://shop.example/back?from=checkout'

const begin = (more: Partial<Stripe.PaymentIntentCreateParams>) =>
  sandbox.stripe.paymentIntents.create({
    amount: 499_900,
    currency: 'aud',
    confirm: true,
    return_url,
    ...more,
  })

const withCard = (number: string) =>
  begin({ payment_method_data: cardData(number), description: '<b>Tub</b>' })

const withPayPal = () => begin({ payment_method_data: { type: 'paypal' } })

const pageOf = (intent: Stripe.PaymentIntent) => intent.next_action?.redirect_to_url?.url ?? ''

/** Presses a button of the page, as a browser would: the form goes to the page's own address. */
async function press(page: string, label: string): Promise<Response> {
  const html = await (await fetch(page)).text()
  const value = new RegExp(`value="(\\w+)"[^>]*>\\s*${label}\\s*</button>`).exec(html)?.[1]
  expect(html).toContain('<form method="post">')
  return fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ decision: value ?? '' }),
    redirect: 'manual',
  })
}

const backAt = (answer: Response) => {
  const url = new URL(answer.headers.get('location') ?? '')
  return { place: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) }
}

describe('3-D Secure', () => {
  test.each(['4000002500003155', '4000002760003184'])(
    '%s is paid when the buyer completes it',
    async (number) => {
      const waiting = await withCard(number)
      expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } })
      const answer = await press(pageOf(waiting), 'Complete')
      expect(answer.status).toBe(303)
      expect(backAt(answer)).toEqual({
        place: 'https://shop.example/back',
        from: 'checkout',
        payment_intent: waiting.id,
        payment_intent_client_secret: waiting.client_secret,
        redirect_status: 'succeeded',
      })
      const paid = await sandbox.stripe.paymentIntents.retrieve(waiting.id, { expand: ['latest_charge'] })
      expect(paid).toMatchObject({ status: 'succeeded', next_action: null })
      const details = { card: { three_d_secure: { result: 'authenticated' } } }
      expect(paid.latest_charge).toMatchObject({ payment_method_details: details })
    },
  )

  test('a buyer who fails it can try another card', async () => {
    const waiting = await withCard('4000002500003155')
    expect(backAt(await press(pageOf(waiting), 'Fail'))).toMatchObject({ redirect_status: 'failed' })
    const failed = await sandbox.stripe.paymentIntents.retrieve(waiting.id)
    expect(failed).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: null,
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    const events = await sandbox.stripe.events.list({ limit: 1 })
    expect(events.data).toMatchObject([{ type: 'payment_intent.payment_failed' }])
  })

  test('the bank can still say no afterwards', async () => {
    const waiting = await withCard('4000008260003178')
    expect(backAt(await press(pageOf(waiting), 'Complete'))).toMatchObject({ redirect_status: 'failed' })
    const failed = await sandbox.stripe.paymentIntents.retrieve(waiting.id)
    expect(failed.last_payment_error).toMatchObject({ decline_code: 'insufficient_funds' })
  })

  test('pressing twice pays once and leads to the same place', async () => {
    const waiting = await withCard('4000002500003155')
    const page = pageOf(waiting)
    const body = 'decision=complete'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answers = [
      await fetch(page, { method: 'POST', body, headers, redirect: 'manual' }),
      await fetch(page, { method: 'POST', body, headers, redirect: 'manual' }),
      await fetch(page, { redirect: 'manual' }),
    ]
    expect(new Set(answers.map((answer) => answer.headers.get('location'))).size).toBe(1)
    const charges = await sandbox.stripe.charges.list({ payment_intent: waiting.id })
    expect(charges.data).toHaveLength(1)
  })

  test('the page opens with its own link only, and runs nothing', async () => {
    const waiting = await withCard('4000002500003155')
    const page = new URL(pageOf(waiting))
    const right = await fetch(page)
    expect(right.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await right.text()
    expect(html).toContain('&lt;b&gt;Tub&lt;/b&gt;')
    expect(html).not.toMatch(/<script|style=|https?:\/\//)
    page.searchParams.set('token', 'guess')
    expect((await fetch(page)).status).toBe(410)
    const forged = await fetch(page, { method: 'POST', body: new URLSearchParams({ decision: 'complete' }) })
    expect(forged.status).toBe(410)
    expect((await sandbox.stripe.paymentIntents.retrieve(waiting.id)).status).toBe('requires_action')
  })

  test('a changed amount makes the old link useless', async () => {
    const waiting = await withCard('4000002500003155')
    const changed = await sandbox.stripe.paymentIntents.update(waiting.id, { amount: 1000 })
    expect(changed).toMatchObject({ status: 'requires_confirmation', next_action: null })
    expect((await fetch(pageOf(waiting))).status).toBe(410)
  })

  test('inside the shop’s dialog the page tells the shop when it is done', async () => {
    const waiting = await begin({ payment_method: 'pm_card_authenticationRequired', use_stripe_sdk: true })
    const sdk = waiting.next_action?.use_stripe_sdk
    expect(sdk).toMatchObject({ type: 'three_d_secure_redirect' })
    const done = await press(`${String(sdk?.['stripe_js'])}&embedded=1`, 'Complete')
    const html = await done.text()
    expect(html).toContain('src="/sandbox/stripe/3ds-done.js"')
    expect(html).toContain(`data-payment-intent="${waiting.id}"`)
    const script = await (await fetch(`${sandbox.url}/sandbox/stripe/3ds-done.js`)).text()
    expect(script).toContain('sandbox-3ds-done')
  })
})

describe('PayPal', () => {
  test('an approved payment is paid', async () => {
    const waiting = await withPayPal()
    expect(pageOf(waiting)).toContain(`/sandbox/stripe/paypal/${waiting.id}`)
    expect(backAt(await press(pageOf(waiting), 'Approve'))).toMatchObject({ redirect_status: 'succeeded' })
    const paid = await sandbox.stripe.paymentIntents.retrieve(waiting.id, { expand: ['latest_charge'] })
    expect(paid).toMatchObject({
      status: 'succeeded',
      latest_charge: { payment_method_details: { type: 'paypal' } },
    })
    const refund = await sandbox.stripe.refunds.create({ payment_intent: waiting.id })
    expect(refund.destination_details).toMatchObject({ type: 'paypal' })
  })

  test('a cancelled payment comes back unpaid', async () => {
    const waiting = await withPayPal()
    expect(backAt(await press(pageOf(waiting), 'Cancel'))).toMatchObject({ redirect_status: 'failed' })
    const failed = await sandbox.stripe.paymentIntents.retrieve(waiting.id)
    expect(failed.last_payment_error).toMatchObject({ code: 'payment_method_customer_decline' })
  })

  test('is not offered where no redirect is allowed', async () => {
    const call = begin({
      payment_method_data: { type: 'paypal' },
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    })
    expect(await refusal(call)).toMatchObject({ statusCode: 400, param: 'payment_method' })
  })
})

test('a browser script that was not built says so', async () => {
  const answer = await fetch(`${sandbox.url}/sandbox/stripe/v3.js`)
  if (answer.status === 200) expect(answer.headers.get('content-type')).toContain('javascript')
  else expect(await answer.text()).toContain('has not been built')
})
