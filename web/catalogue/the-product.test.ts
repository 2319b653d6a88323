import { expect, test } from 'vitest'
import { theProduct } from './the-product.ts'

test('the tub is found wherever it stands in the list', () => {
  expect(theProduct([{ id: 'towel' }, { id: 'plunge-one' }])).toEqual({ id: 'plunge-one' })
})

test('a renamed product is still sold, and an empty list sells nothing', () => {
  expect(theProduct([{ id: 'plunge-two' }])).toEqual({ id: 'plunge-two' })
  expect(theProduct([])).toBeNull()
})
