import { InvalidArgumentError } from 'commander'
import { expect, test } from 'vitest'
import { orderNumber, readCount, readDay, readMoney } from './read-input.ts'

test.each([
  ['4999', 499_900],
  ['4,999.00', 499_900],
  ['$4999', 499_900],
  ['$4,999.5', 499_950],
  ['1.15', 115],
  ['0', 0],
  ['-5', -500],
])('%s is read as %i cents', (typed, amount) => expect(readMoney(typed)).toBe(amount))

test.each(['', 'abc', '4.999,00', '49,99', '1e3', '4999.001', '$', '١٢'])('%j is no amount', (typed) =>
  expect(() => readMoney(typed)).toThrow(InvalidArgumentError),
)

test('counts and days are read as they are written, or not at all', () => {
  expect([readCount('8'), readCount('-1')]).toEqual([8, -1])
  expect(() => readCount('eight')).toThrow(InvalidArgumentError)
  expect(readDay('2026-11-30')).toBe('2026-11-30')
  expect(() => readDay('2026-02-30')).toThrow(InvalidArgumentError)
})

test('an order number is taken in lower case and without its dash', () => {
  expect(orderNumber('po7k3m9xq2')).toBe('PO-7K3M9XQ2')
  expect(() => orderNumber('hello')).toThrow("There is no order 'hello'")
})
