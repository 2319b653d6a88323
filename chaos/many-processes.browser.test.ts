import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '#platform/database.server.ts'
import { freePort } from '#platform/free-port.server.ts'
import { startStripeSandbox, type StripeSandbox } from '#sandbox/stripe/start.ts'
import { ensureBuilt } from '#server/build.ts'
import { buy } from './buyer.ts'
import { planBuyer } from './buyer-plan.ts'
import { NGINX, startNginx, type Nginx } from './nginx.ts'
import { pause } from './pause.ts'
import { openPostgres, type PostgresServer } from './postgres-server.ts'
import { seededRandom } from './random.ts'
import { superviseShop, type ShopChild } from './shop-child.ts'

describe.skipIf(NGINX === undefined)('two shops on one database behind nginx', () => {
  let folder: string
  let postgres: PostgresServer
  let sandbox: StripeSandbox
  let database: Database
  let one: ShopChild
  let two: ShopChild
  let nginx: Nginx

  beforeAll(async () => {
    await ensureBuilt(() => undefined)
    folder = await mkdtemp(path.join(tmpdir(), 'shops-'))
    postgres = await openPostgres(path.join(folder, 'database'))
    sandbox = await startStripeSandbox({ dataDir: folder })
    const [first, second, front] = [await freePort(), await freePort(), await freePort()]
    const env = {
      DATA_DIR: path.join(folder, 'shop'),
      DATABASE_URL: postgres.url,
      SANDBOX_PORT: String(sandbox.port),
      SESSION_SECRET: 'the same for both shops, at least 32 characters',
      SITE_URL: `http://127.0.0.1:${front}`,
      TRUST_PROXY: '1',
    }
    one = superviseShop(first, env)
    two = superviseShop(second, env)
    expect(await Promise.all([one.untilReady(60_000), two.untilReady(60_000)])).toEqual([true, true])
    nginx = await startNginx(NGINX ?? '', folder, front, [first, second])
    database = openDatabase(postgres.url, { poolSize: 2 })
  })
  afterAll(async () => {
    await nginx.stop()
    await Promise.all([one.stop(), two.stop()])
    await database.close()
    await sandbox.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const post = (url: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  test('migrations ran once although both started together on an empty database', async () => {
    const { rows } = await database.pool.query<{ count: string; versions: string }>(
      'select count(*), count(distinct version) as versions from schema_migrations',
    )
    expect(rows[0]?.count).toBe(rows[0]?.versions)
    const products = await database.pool.query('select id from products')
    expect(products.rowCount).toBe(1)
  })

  test('a checkout begun at one shop goes on at the other', async () => {
    const call = { amount: 499_900, customerInfo: { deliveryMethod: 'pickup' } }
    const begun = await post(`${one.url}/api/payment-intents/init`, call)
    const cookie = begun.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
    const resumed = await post(`${two.url}/api/payment-intents/init`, call, { cookie })
    const [first, second] = [await begun.json(), await resumed.json()] as Record<string, unknown>[]
    expect(second?.['paymentIntentId']).toBe(first?.['paymentIntentId'])
  })

  test('limits count both shops together', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' }
    const message = { name: 'Ann', email: 'ann@example.com', subject: 'Hello', message: 'Again' }
    const statuses: number[] = []
    for (let count = 0; count < 44; count += 1) {
      const shop = count % 2 === 0 ? one : two
      statuses.push((await post(`${shop.url}/api/contact`, message, from)).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(40)
    expect(statuses.slice(40)).toEqual([429, 429, 429, 429])
  })

  test('a new price stands on the pages of both at once', async () => {
    const page = async (shop: ShopChild) => (await fetch(`${shop.url}/product`)).text()
    expect(await page(one)).toContain('$4,999')
    expect(await page(two)).toContain('$4,999')
    await database.pool.query('update products set price_cents = 479900')
    await expect.poll(() => page(one)).toContain('$4,799')
    await expect.poll(() => page(two)).toContain('$4,799')
    await database.pool.query('update products set price_cents = 499900, stock = 100')
    await expect.poll(() => page(two)).toContain('$4,999')
  })

  test('one shop is killed while people buy, and everyone gets their tub', async () => {
    const urls = { shop: nginx.url, sandbox: sandbox.url }
    const buyers = Array.from({ length: 12 }, async (_, index) => {
      await pause(index * 150)
      const random = seededRandom(index)
      return buy(urls, { ...planBuyer(random, index), habit: 'waits for the order' }, random)
    })
    await pause(700)
    one.kill()
    expect(new Set(await Promise.all(buyers))).toEqual(new Set(['ordered']))
    const { rows } = await database.pool.query<{ count: string }>(
      "select count(*) from orders where status = 'paid'",
    )
    expect(rows[0]?.count).toBe('12')
    expect(await one.untilReady(60_000)).toBe(true)
  })

  test('both are restarted in turn and no request fails', async () => {
    const failed: string[] = []
    const working = new AbortController()
    let asked = 0
    async function visit(): Promise<void> {
      while (!working.signal.aborted) {
        const calls = {
          page: fetch(`${nginx.url}/product?visit=${asked}`),
          checkout: fetch(`${nginx.url}/checkout`),
          quote: post(`${nginx.url}/api/quote`, { deliveryMethod: 'pickup' }),
        }
        for (const [what, call] of Object.entries(calls)) {
          const outcome = await call.then(({ status }) => status, String)
          if (outcome !== 200) failed.push(`${what}: ${outcome}`)
          asked += 1
        }
        await pause(20)
      }
    }
    const visitors = [visit(), visit(), visit()]
    for (const shop of [one, two]) {
      await shop.restart()
      expect(await shop.untilReady(60_000)).toBe(true)
    }
    working.abort()
    await Promise.all(visitors)
    expect(failed).toEqual([])
    expect(asked).toBeGreaterThan(100)
  })
})
