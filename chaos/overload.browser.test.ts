import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#platform/free-port.server.ts'
import { ensureBuilt } from '#server/build.ts'
import { pause } from './pause.ts'
import { superviseShop, type ShopChild } from './shop-child.ts'

/** More than the shop renders at the same time, asked for again as soon as they are answered. */
const VISITORS = 400
const BUYERS = 12
const VISITS = 1500

let folder: string
let shop: ShopChild
beforeAll(async () => {
  await ensureBuilt(() => undefined)
  folder = await mkdtemp(path.join(tmpdir(), 'overload-'))
  shop = superviseShop(await freePort(), {
    DATA_DIR: folder,
    SANDBOX_PORT: String(await freePort()),
    RATE_LIMIT_SCALE: '1000',
  })
  expect(await shop.untilReady(60_000)).toBe(true)
})
afterAll(async () => {
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
})

async function beginPayment(): Promise<number> {
  const answer = await fetch(`${shop.url}/api/payment-intents/init`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 499_900, customerInfo: { deliveryMethod: 'pickup' } }),
  })
  await answer.arrayBuffer()
  return answer.status
}

test('past its capacity the shop refuses pages, goes on taking payments, and recovers', async () => {
  const pages = new Map<number, number>()
  const withoutHint: number[] = []
  let visits = 0
  const open = () => visits < VISITS
  async function visit(): Promise<void> {
    while (open()) {
      visits += 1
      // A page that nobody has asked for before: it has to be rendered, and is not found.
      const answer = await fetch(`${shop.url}/nowhere-${visits}`)
      await answer.arrayBuffer()
      pages.set(answer.status, (pages.get(answer.status) ?? 0) + 1)
      if (answer.status === 503 && answer.headers.get('retry-after') === null) withoutHint.push(visits)
    }
  }
  const payments: number[] = []
  async function buy(): Promise<void> {
    while (open()) {
      payments.push(await beginPayment())
      await pause(100)
    }
  }
  await Promise.all([...Array.from({ length: VISITORS }, visit), ...Array.from({ length: BUYERS }, buy)])

  expect([...pages.keys()].toSorted()).toEqual([404, 503])
  expect(withoutHint).toEqual([])
  expect(payments.length).toBeGreaterThanOrEqual(BUYERS)
  expect(new Set(payments)).toEqual(new Set([200]))

  await expect.poll(async () => (await fetch(`${shop.url}/nowhere-at-all`)).status).toBe(404)
  expect(await beginPayment()).toBe(200)
  expect(shop.falls).toEqual([])
})
