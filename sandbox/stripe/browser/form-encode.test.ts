import { expect, test } from 'vitest'
import { formEncode } from './form-encode.ts'
import { mergeMethodData } from './method-data.ts'

test('a body travels as Stripe reads it: nested in brackets, null as empty, undefined not at all', () => {
  const body = { a: { b: 'x y', c: null, d: undefined }, expand: ['payment_method'], ok: true, n: 12 }
  expect(decodeURIComponent(formEncode(body).toString())).toBe(
    'a[b]=x+y&a[c]=&expand[0]=payment_method&ok=true&n=12',
  )
})

test('billing details that the elements collected win over those that the shop passed, which fill the gaps', () => {
  const given = { billing_details: { name: 'Shop', email: 'shop@example.com' }, metadata: { a: '1' } }
  const collected = { type: 'card', billing_details: { name: 'Wallet' } }
  expect(mergeMethodData(given, collected)).toEqual({
    type: 'card',
    metadata: { a: '1' },
    billing_details: { name: 'Wallet', email: 'shop@example.com' },
  })
})
