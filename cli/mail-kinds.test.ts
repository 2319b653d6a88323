import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { writers } from '#shop/mail/writers.server.ts'

test('every mail that an order causes has somebody who writes it', async () => {
  const files = (await readdir('shop/orders')).filter((file) => file.endsWith('.server.ts'))
  const sources = await Promise.all(files.map((file) => readFile(`shop/orders/${file}`, 'utf8')))
  const added = sources.join('\n').matchAll(/outbox\.add\(tx, \{\s*kind: '([\w-]+)'/g)
  const kinds = Array.from(added, ([, kind = '']) => kind)
  expect(kinds).toContain('dispatched')
  expect(kinds.filter((kind) => !(kind in writers))).toEqual([])
})
