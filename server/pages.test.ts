import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { createContext, type ServerBuild } from 'react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PageServices } from '#web/page-services.ts'
import { createPageCache } from './page-cache.ts'
import { createPages } from './pages.ts'
import type { PassingAnswer } from './passing-answer.ts'

// The router is real; the page is one that counts how often it is rendered and answers as its address asks.
let rendered: string[] = []

const LONG = '<p>Cold water</p>'.repeat(200)

function pageFor(address: string): Response {
  rendered.push(address)
  const { pathname } = new URL(address)
  if (pathname === '/missing') return new Response('gone', { status: 404 })
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  if (pathname === '/long/missing') return new Response(LONG, { status: 404, headers })
  if (pathname === '/newsletter') return new Response(LONG, { headers })
  if (pathname === '/cookie') headers.set('set-cookie', 'a=b')
  return new Response(`<p>${pathname}</p>`, { headers })
}

const build = {
  entry: { module: { default: async (request: Request) => pageFor(request.url) } },
  routes: { page: { id: 'page', path: '*', module: { default: () => null } } },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  basename: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild

const services = { siteUrl: 'http://shop.test', payments: { sandboxScript: null } } as unknown as PageServices
const cache = createPageCache<PassingAnswer | null>()
const pages = createPages({
  build,
  servicesContext: createContext<PageServices>(),
  services,
  cache,
  https: false,
})
let wholeWay = 0
let busy: 'no' | 'for strangers' | 'for all' = 'no'
const server = createServer((request, response) => {
  pages.serve(request, response, {
    refuses(essential) {
      if (busy === 'no' || (essential && busy === 'for strangers')) return false
      response.writeHead(503).end()
      return true
    },
    next() {
      wholeWay += 1
      response.end('the whole way')
    },
  })
})
const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  cache.drop()
  rendered = []
  wholeWay = 0
  busy = 'no'
})

describe('pages', () => {
  it('are rendered once for many, whatever an advertisement adds to the address', async () => {
    const answers = await Promise.all(
      ['/about', '/about?utm_source=a', '/about?fbclid=b', '/about'].map((path) => ask(path)),
    )
    await ask('/about')
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(rendered).toEqual(['http://shop.test/about'])
    expect(wholeWay).toBe(0)
  })

  it('that do not exist are rendered once a request, and never kept', async () => {
    const first = await ask('/missing')
    expect([first.status, await first.text(), first.headers.get('cache-control')]).toEqual([
      404,
      'gone',
      'no-store',
    ])
    expect(rendered).toHaveLength(1)
    expect(wholeWay).toBe(0)
    await ask('/missing')
    expect(rendered).toHaveLength(2)
  })

  it('that are for one visitor or do not exist are packed too, though never kept', async () => {
    const missing = await ask('/long/missing', { headers: { 'accept-encoding': 'br' } })
    const own = await pages.fetch(
      new Request('http://shop.test/newsletter', { headers: { 'accept-encoding': 'gzip' } }),
    )
    expect([missing.headers.get('content-encoding'), own.headers.get('content-encoding')]).toEqual([
      'br',
      'gzip',
    ])
    for (const { headers } of [missing, own]) {
      expect(headers.get('vary')).toBe('Accept-Encoding')
      expect(headers.get('cache-control')).toBe('no-store')
    }
    expect([await missing.text(), gunzipSync(await own.arrayBuffer()).toString()]).toEqual([LONG, LONG])
    expect(cache.get('/long/missing')).toBeUndefined()
  })

  it('that set a cookie are neither kept nor shared', async () => {
    await Promise.all([ask('/cookie'), ask('/cookie')])
    expect(wholeWay).toBe(2)
    expect(cache.get('/cookie')).toBeUndefined()
  })

  it('go the whole way for everything but reading', async () => {
    await ask('/about', { method: 'POST', body: 'x' })
    expect([wholeWay, rendered.length]).toEqual([1, 0])
  })

  it('are asked for again after the catalogue changed', async () => {
    await ask('/about')
    cache.drop()
    await ask('/about')
    expect(rendered).toHaveLength(2)
  })

  it('of the shop are rendered before addresses that somebody invented when it is busy', async () => {
    await ask('/about')
    cache.drop()
    busy = 'for strangers'
    expect((await ask('/missing')).status).toBe(503)
    expect((await ask('/about')).status).toBe(200)
    expect(rendered.filter((url) => url.endsWith('/missing'))).toEqual([])
  })

  it('that are kept are given however busy the shop is', async () => {
    await ask('/about')
    busy = 'for all'
    expect((await ask('/about')).status).toBe(200)
    expect((await ask('/about', { method: 'POST', body: 'x' })).status).toBe(503)
    expect(wholeWay).toBe(0)
  })
})
