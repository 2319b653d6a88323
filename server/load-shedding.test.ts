import type { ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { listen, type HttpServer } from './http-server.ts'
import { createLoadShedder, type Delay } from './load-shedding.ts'

let server: HttpServer | undefined
afterEach(() => server?.close())

/** A shop whose event loop lags as told, and that answers everything with 200. */
async function shopThatLags(delay: Delay): Promise<string> {
  const shedder = createLoadShedder(delay)
  server = await listen('127.0.0.1', 0, (request, response) => {
    if (!shedder.refuses(request, response)) response.end('served')
  })
  return `http://127.0.0.1:${server.port}`
}

const lagOf = (ms: number): Delay => ({ recent: () => ms, stop: () => undefined })

test('a busy shop refuses pages with 503 and Retry-After, and still takes payments', async () => {
  const url = await shopThatLags(lagOf(600))
  const page = await fetch(`${url}/product?colour=${Math.random()}`)
  expect(page.status).toBe(503)
  expect(page.headers.get('retry-after')).toBe('2')
  expect(await page.text()).toContain('Please try again')
  for (const path of [
    '/api/payment-intents/init',
    '/api/create-payment-intent',
    '/api/orders/confirm',
    '/api/stripe/webhook',
    '/checkout',
    '/purchase-confirmed?order=PO-22222222',
    '/healthz',
    '/sandbox/stripe/v3.js',
    '/api/quote',
    '/api/assets/picture.avif',
  ]) {
    expect((await fetch(`${url}${path}`)).status).toBe(200)
  }
})

test('the API says it in its own words', async () => {
  const url = await shopThatLags(lagOf(1200))
  const answer = await fetch(`${url}/api/contact`, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'busy' })
})

test('a shop that hardly moves refuses everything rather than let everyone wait', async () => {
  const url = await shopThatLags(lagOf(5000))
  expect((await fetch(`${url}/api/payment-intents/init`)).status).toBe(503)
})

test('only so many pages are rendered at once, and neither payments nor pictures count as pages', async () => {
  const shedder = createLoadShedder(lagOf(0))
  const held: ServerResponse[] = []
  server = await listen('127.0.0.1', 0, (request, response) => {
    if (shedder.refuses(request, response)) return
    if (request.url?.startsWith('/page-') === true) held.push(response)
    else response.end('served')
  })
  const url = `http://127.0.0.1:${server.port}`
  const pages = Array.from({ length: 33 }, (_, n) => fetch(`${url}/page-${n}`))
  // One of them is refused, whichever came last: then the others are all being rendered.
  const first = await Promise.race(pages)
  expect(first.status).toBe(503)
  expect((await fetch(`${url}/api/assets/picture.avif`)).status).toBe(200)
  expect((await fetch(`${url}/api/payment-intents/init`)).status).toBe(200)
  for (const waiting of held.splice(0)) waiting.end('served')
  expect((await Promise.all(pages)).filter(({ status }) => status === 200)).toHaveLength(32)
  expect((await fetch(`${url}/free`)).status).toBe(200)
})

test('it recovers as soon as the rush is over', async () => {
  let lag = 600
  const url = await shopThatLags({ recent: () => lag, stop: () => undefined })
  expect((await fetch(`${url}/blog`)).status).toBe(503)
  lag = 5
  expect((await fetch(`${url}/blog`)).status).toBe(200)
})

test('a process that is kept busy notices it by itself, and notices when it is over', async () => {
  const shedder = createLoadShedder()
  server = await listen('127.0.0.1', 0, (request, response) => {
    if (!shedder.refuses(request, response)) response.end('served')
  })
  const ask = async () => (await fetch(`http://127.0.0.1:${server?.port}/blog`)).status
  const busyUntil = performance.now() + 8000
  let refused = false
  while (performance.now() < busyUntil && !refused) {
    const turnEnds = performance.now() + 600
    while (performance.now() < turnEnds) Math.sqrt(turnEnds)
    await new Promise((resolve) => setImmediate(resolve))
    refused = (await ask()) === 503
  }
  expect(refused).toBe(true)
  await expect.poll(ask, { timeout: 5000, interval: 200 }).toBe(200)
  shedder.stop()
}, 20_000)
