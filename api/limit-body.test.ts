import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { limitBody } from './limit-body.ts'

const app = new Hono()
  .use(limitBody({ maxSize: 10, onError: (c) => c.text('too large', 413) }))
  .post('/', async (c) => c.text(await c.req.text()))

const send = async (body: string, headers: Record<string, string> = {}) => {
  const answer = await app.request('/', { method: 'POST', body, headers })
  return [answer.status, await answer.text()]
}

it('judges a body by the length that it states', async () => {
  expect(await send('1234567890', { 'content-length': '10' })).toEqual([200, '1234567890'])
  expect(await send('12345678901', { 'content-length': '11' })).toEqual([413, 'too large'])
})

it('counts a body that states none, or that comes in pieces whatever it states', async () => {
  expect(await send('1234567890')).toEqual([200, '1234567890'])
  expect(await send('12345678901')).toEqual([413, 'too large'])
  const pieces = { 'transfer-encoding': 'chunked', 'content-length': '1' }
  expect(await send('1234567890', pieces)).toEqual([200, '1234567890'])
  expect(await send('12345678901', pieces)).toEqual([413, 'too large'])
})
