import { afterAll, expect, test } from 'vitest'
import { openTestApi } from './testing/test-api.ts'

const shop = await openTestApi({ scale: 0.1 })
afterAll(() => shop.close())

test('whoever calls too often is asked kindly to wait, and others are not', async () => {
  const browser = shop.browser()
  const message = { name: 'Ann', email: 'ann@example.com', subject: 'Hello', message: 'A question' }
  const statuses: number[] = []
  for (let i = 0; i < 5; i += 1) statuses.push((await browser.post('/api/contact', message)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
  const refused = await browser.post('/api/contact', message)
  expect(refused.body).toMatchObject({ code: 'too_many', error: expect.stringContaining('Please try again') })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await browser.get('/api/products')).status).toBe(200)
})

test('no address is kept in the table of limits', async () => {
  const { rows } = await shop.database.pool.query<{ key: string }>('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/)
})
