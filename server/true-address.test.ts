import { expect, test } from 'vitest'
import { trueAddress } from './true-address.ts'

const SITE = 'https://plunge-one.example'

const post = (headers: Record<string, string>) =>
  new Request('http://127.0.0.1:3000/contact', { method: 'POST', headers, body: 'a=b' })

test('a form posted through a proxy is seen at the address the visitor typed', async () => {
  const seen = trueAddress(post({ origin: SITE, host: '127.0.0.1:3000' }), SITE)
  expect(seen?.url).toBe(`${SITE}/contact`)
  expect(await seen?.text()).toBe('a=b')
})

test('a form posted to the host itself is taken', () => {
  const seen = trueAddress(post({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }), SITE)
  expect(seen?.url).toBe('http://127.0.0.1:3000/contact')
})

test.each(['https://evil.example', 'null'])('a form posted from %s is refused', (origin) => {
  expect(trueAddress(post({ origin, host: '127.0.0.1:3000' }), SITE)).toBeNull()
})

test('reading is left alone', () => {
  const request = new Request('http://127.0.0.1:3000/')
  expect(trueAddress(request, SITE)).toBe(request)
})
