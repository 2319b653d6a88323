import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_FORM, type CheckoutForm } from './checkout-form.ts'
import { formFromKept } from './kept-form.ts'

const typed = fc.string({ unit: 'binary', maxLength: 600 })
const form: fc.Arbitrary<CheckoutForm> = fc.record({
  name: typed,
  email: typed,
  phone: typed,
  deliveryMethod: fc.constantFrom('', 'delivery', 'pickup'),
  address: typed,
  city: typed,
  state: typed,
  postcode: typed,
  notes: typed,
})

test('whatever was typed comes back as it was', () => {
  fc.assert(
    fc.property(form, (any) => {
      expect(formFromKept(JSON.stringify(any))).toEqual(any)
    }),
  )
})

test.each([
  ['nothing', null],
  ['an empty entry', ''],
  ['broken text', '{not json'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a field that is no text', JSON.stringify({ ...EMPTY_FORM, name: 7 })],
  ['a method that there is not', JSON.stringify({ ...EMPTY_FORM, deliveryMethod: 'drone' })],
  ['a novel', JSON.stringify({ ...EMPTY_FORM, notes: 'x'.repeat(2_001) })],
  ['half a form', '{"name":"Ann"}'],
])('%s is an empty form', (_, text) => {
  expect(formFromKept(text)).toEqual(EMPTY_FORM)
})

test('what else stands there is left behind', () => {
  const kept = formFromKept(JSON.stringify({ ...EMPTY_FORM, name: 'Ann', cardNumber: '4242' }))
  expect(kept).toEqual({ ...EMPTY_FORM, name: 'Ann' })
})
