import { expect, test } from 'vitest'
import { canonicalForm, parseForm } from './form-body.ts'

const plain = (text: string): unknown => JSON.parse(JSON.stringify(parseForm(text)))

test('brackets become hashes and lists', () => {
  expect(plain('amount=5&card[number]=42&expand[]=a&expand[]=b&list[0]=x&list[1]=y')).toEqual({
    amount: '5',
    card: { number: '42' },
    expand: { 0: 'a', 1: 'b' },
    list: { 0: 'x', 1: 'y' },
  })
})

test('no parameter name reaches the prototype of anything', () => {
  const fields = parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1')
  expect('polluted' in {}).toBe(false)
  expect(Object.keys(fields)).toEqual(['__proto__', 'constructor'])
})

test('a half-open bracket and a bottomless one are refused', () => {
  expect(() => parseForm('a[b=1')).toThrow('Invalid parameter name')
  expect(() => parseForm(`a${'[x]'.repeat(50)}=1`)).toThrow('Invalid parameter name')
})

test('order makes no difference to an idempotency key, values do', () => {
  const one = canonicalForm(parseForm('a=1&b[c]=2&b[d]=3'))
  expect(canonicalForm(parseForm('b[d]=3&b[c]=2&a=1'))).toBe(one)
  expect(canonicalForm(parseForm('b[d]=3&b[c]=2&a=2'))).not.toBe(one)
})
