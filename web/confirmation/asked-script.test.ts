import { runInNewContext } from 'node:vm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestFrom } from '#shop/orders/confirmed-order.ts'
import { ASKED_SCRIPT } from './asked-script.ts'

function askedBeforePaint(search: string): unknown {
  const dataset: Record<string, string> = {}
  runInNewContext(ASKED_SCRIPT, {
    URLSearchParams,
    location: { search },
    document: { documentElement: { dataset } },
  })
  return dataset['asked']
}

test('an order, a payment, the sample and nothing at all are told apart before the first paint', () => {
  expect(askedBeforePaint('?order=PO-22222222')).toBe('order')
  expect(askedBeforePaint('?payment_intent=pi_1&redirect_status=succeeded')).toBe('payment')
  expect(askedBeforePaint('?preview=true')).toBe('sample')
  expect(askedBeforePaint('')).toBe('none')
  expect(askedBeforePaint('?order=&utm_source=x')).toBe('none')
})

test('the script and the page read every address alike', () => {
  const name = fc.constantFrom('preview', 'order', 'payment_intent', 'key', 'utm_source')
  const value = fc.oneof(fc.constantFrom('', 'true', 'false', 'PO-22222222', 'pi_1'), fc.string())
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 5 }), (pairs) => {
      const query = new URLSearchParams(pairs)
      expect(askedBeforePaint(`?${query}`)).toBe(requestFrom(query).kind)
    }),
  )
})

test('the script cannot end its own element', () => {
  expect(ASKED_SCRIPT).not.toMatch(/<\/|<!--|\n/)
})
