import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripeSandboxKnobs } from '#sandbox/stripe/knobs-client.ts'
import { sandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'
import type { SandboxForTests } from '#sandbox/stripe/testing/sandbox-for-tests.ts'
import { centsOf } from './actions.ts'

let sandbox: SandboxForTests
beforeAll(async () => {
  sandbox = await sandboxForTests()
})
afterAll(() => sandbox.end())

const paid = () =>
  sandbox.stripe.paymentIntents.create({
    amount: 499_900,
    currency: 'aud',
    confirm: true,
    description: '<script>alert(1)</script>',
    payment_method: 'pm_card_visa',
    return_url: 'https://shop.example',
  })

const see = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text()
const press = (path: string, fields: Record<string, string>, origin: string | null = sandbox.url) =>
  fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: origin === null ? {} : { origin },
  })

test('payments, events and endpoints are shown, with what buyers wrote escaped', async () => {
  const { id } = await paid()
  const list = await see('/')
  expect(list).toContain('$4,999.00')
  expect(list).toContain(`href="/payments/${id}"`)
  const one = await see(`/payments/${id}`)
  expect(one).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(one).not.toContain('<script>')
  expect(one).toContain('payment_intent.succeeded')
  expect(await see('/events')).toContain('charge.succeeded')
  expect(await see('/webhooks')).toContain('No webhook endpoints')
  expect((await fetch(`${sandbox.url}/payments/pi_none`)).status).toBe(404)
})

test('a payment is refunded in part and in full from its page', async () => {
  const { id } = await paid()
  const partly = await press(`/payments/${id}/refund`, { amount: '99.50' })
  expect(partly.headers.get('location')).toBe(`/payments/${id}?note=refunded`)
  await press(`/payments/${id}/refund`, { amount: '4899.50' })
  const { data } = await sandbox.stripe.refunds.list({ payment_intent: id })
  expect(data.map(({ amount }) => amount)).toEqual([489_950, 9950])
  const again = await press(`/payments/${id}/refund`, { amount: '1' })
  expect(again.headers.get('location')).toContain('note=refused')
  expect(await see(`/payments/${id}`)).not.toContain('>Refund<')
})

test('a dispute is simulated once', async () => {
  const { id } = await paid()
  await press(`/payments/${id}/dispute`, {})
  await press(`/payments/${id}/dispute`, {})
  expect((await sandbox.stripe.disputes.list({ payment_intent: id })).data).toHaveLength(1)
})

test('a payment in processing is settled from its page', async () => {
  await stripeSandboxKnobs(sandbox.url).processing({ next: 1 })
  const { id } = await paid()
  expect(await see(`/payments/${id}`)).toContain('Let it succeed')
  await press(`/payments/${id}/settle`, { outcome: 'succeeded' })
  expect((await sandbox.stripe.paymentIntents.retrieve(id)).status).toBe('succeeded')
})

test('buttons work from the dashboard’s own pages only', async () => {
  const { id } = await paid()
  const answers = await Promise.all([
    press(`/payments/${id}/refund`, { amount: '1' }, 'https://evil.example'),
    press(`/payments/${id}/refund`, { amount: '1' }, null),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403])
  expect((await sandbox.stripe.refunds.list({ payment_intent: id })).data).toEqual([])
})

test('an amount is read in dollars and cents', () => {
  expect(['49.9', '49.90', '0.05', '4999', '1.999', '-1', ''].map(centsOf)).toEqual([
    4990,
    4990,
    5,
    499_900,
    null,
    null,
    null,
  ])
})
