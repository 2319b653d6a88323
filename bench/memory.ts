import type { Database } from '#platform/database.server.ts'
import { checkoutRate, type Rate } from './checkouts.ts'
import { load } from './load.ts'
import { residentMb } from './process-facts.ts'
import type { ShopProcess } from './shop-process.ts'

export type Memory = { when: string; mb: number }[]

const PAGES = 100_000
const CHECKOUTS = 1000
const QUOTES = 10_000
const ROUND_SECONDS = 2
const MAILS_PATIENCE_MS = 300_000

/** What the shop's process holds after the load of a very good day, and whether it goes on growing. */
export async function memoryUnderLoad(
  shop: ShopProcess,
  database: Database,
  buyers: number,
  scratch: string,
): Promise<{ memory: Memory; checkouts: Rate & { last: string } }> {
  const memory: Memory = []
  const note = async (when: string) => memory.push({ when, mb: await residentMb(shop.pid) })
  await note('at rest')
  const page = { name: 'product', url: `${shop.url}/product`, pids: [shop.pid] }
  for (let half = 1; half <= 2; half += 1) {
    for (let served = 0; served < PAGES / 2;) served += (await load(page, ROUND_SECONDS, scratch)).requests
    await note(`${half * 50},000 pages`)
  }
  for (let round = 1; round <= 2; round += 1) {
    await quotes(shop, QUOTES / 2)
    await note(`${round * 5},000 quotes`)
  }
  let checkouts = await checkoutRate(shop, buyers, CHECKOUTS / 2)
  await note(`${CHECKOUTS / 2} checkouts`)
  checkouts = await checkoutRate(shop, buyers, CHECKOUTS / 2)
  await note(`${CHECKOUTS} checkouts`)
  await mailsSent(database)
  await note('all mails sent')
  return { memory, checkouts }
}

async function quotes({ url }: ShopProcess, count: number): Promise<void> {
  const question = (postcode: number) =>
    fetch(`${url}/api/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deliveryMethod: 'delivery', postcode: String(2000 + (postcode % 7000)) }),
    }).then((answer) => answer.arrayBuffer())
  for (let done = 0; done < count; done += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, index) => question(done + index)))
  }
}

async function mailsSent({ pool }: Database): Promise<void> {
  const deadline = performance.now() + MAILS_PATIENCE_MS
  for (;;) {
    const { rows } = await pool.query<{ left: number }>(
      "select count(*)::int as left from mails where status <> 'sent'",
    )
    if (rows[0]?.left === 0) return
    if (performance.now() > deadline) throw new Error(`${rows[0]?.left} mails are still waiting`)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}
