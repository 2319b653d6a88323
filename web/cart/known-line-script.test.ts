import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { KNOWN_LINE_SCRIPT } from './known-line-script.ts'

function markFor(stored: string | null): unknown {
  const dataset: Record<string, string> = {}
  runInNewContext(KNOWN_LINE_SCRIPT, {
    localStorage: { getItem: () => stored },
    document: { documentElement: { dataset } },
  })
  return dataset['line']
}

const line = (id: string) => ({ product: { id }, quantity: 1 })

test('a cart of our one product is known before React comes', () => {
  expect(markFor(JSON.stringify([line('plunge-one')]))).toBe('known')
})

test('a cart with anything else in it, or none, or a broken one, is not', () => {
  expect(markFor(JSON.stringify([line('plunge-one'), line('sauna')]))).toBeUndefined()
  expect(markFor(JSON.stringify([line('plunge-one'), null]))).toBeUndefined()
  expect(markFor('{"product":')).toBeUndefined()
  expect(markFor('{}')).toBeUndefined()
  expect(markFor(null)).toBeUndefined()
})

test('the script cannot end its own element', () => {
  expect(KNOWN_LINE_SCRIPT).not.toMatch(/<\/|<!--|\n/)
})
