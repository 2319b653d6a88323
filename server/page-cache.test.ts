import { describe, expect, it, vi } from 'vitest'
import { keepPage } from './kept-page.ts'
import { createPageCache } from './page-cache.ts'

const page = (text: string) => keepPage(Buffer.from(text), { 'content-type': 'text/html' })
const keep = (text: string) => async () => ({ keep: await page(text) })

describe('the page cache', () => {
  it('renders a page once for all who ask first at the same time', async () => {
    const cache = createPageCache()
    const render = vi.fn(keep('home'))
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.fill('/', render)))
    expect(render).toHaveBeenCalledOnce()
    expect(new Set(answers).size).toBe(1)
    expect(cache.get('/')?.identity.body.toString()).toBe('home')
  })

  it('keeps nothing that is only passed on', async () => {
    const cache = createPageCache<string>()
    expect(await cache.fill('/no-such-page', async () => ({ pass: '404' }))).toEqual({ pass: '404' })
    expect(cache.get('/no-such-page')).toBeUndefined()
  })

  it('forgets every page when the catalogue changes, also one that is being rendered from the old one', async () => {
    const cache = createPageCache()
    await cache.fill('/', keep('old home'))
    const slow = cache.fill('/product', keep('old product'))
    cache.drop()
    await slow
    expect(cache.get('/')).toBeUndefined()
    expect(cache.get('/product')).toBeUndefined()
    await cache.fill('/product', keep('new product'))
    expect(cache.get('/product')?.identity.body.toString()).toBe('new product')
  })

  it('renders again after a failure', async () => {
    const cache = createPageCache()
    await expect(cache.fill('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await cache.fill('/', keep('home'))
    expect(cache.get('/')).toBeDefined()
  })

  it('never holds more than its bound', async () => {
    const cache = createPageCache((await page('x'.repeat(1000))).bytes * 2)
    for (let number = 0; number < 5; number += 1) {
      await cache.fill(`/${number}`, keep(String(number).repeat(1000)))
    }
    expect([0, 1, 2, 3, 4].filter((number) => cache.get(`/${number}`))).toEqual([0, 1])
  })
})
