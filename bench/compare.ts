import path from 'node:path'
import { load, type Load, type Target } from './load.ts'
import { bareNode, capture, installed, nginx } from './references.ts'
import type { ShopProcess } from './shop-process.ts'

/** In turn, so that a machine that is slower for a while is slower for all of them. */
const ROUNDS = 5
const ROUND_SECONDS = 2
const QUESTION = JSON.stringify({ deliveryMethod: 'delivery', postcode: '2000' })

export type Answered = { what: string; shop: Load; node: Load; nginx: Load | null }

/** The same bytes from the shop, from a bare server, and pages also from nginx. */
export async function compareAnswers(shop: ShopProcess, scratch: string): Promise<Answered[]> {
  const target = (address: string): Target => ({ name: address, url: shop.url + address, pids: [shop.pid] })
  return [
    await compare('home', target('/'), true, scratch),
    await compare('product', target('/product'), true, scratch),
    await compare('GET /api/products', target('/api/products'), false, scratch),
    await compare('POST /api/quote', { ...target('/api/quote'), body: QUESTION }, false, scratch),
  ]
}

async function compare(what: string, own: Target, page: boolean, scratch: string): Promise<Answered> {
  const captured = own.body === undefined ? await capture(own.url) : await captureQuote(own.url)
  const bare = await bareNode(captured, path.join(scratch, 'bare'))
  const file = page && installed('nginx') ? await nginx(captured, path.join(scratch, 'nginx')) : null
  const referred = own.body === undefined ? {} : { body: own.body }
  const targets = [
    own,
    { name: `bare ${what}`, ...bare, ...referred },
    ...(file ? [{ name: `nginx ${what}`, ...file }] : []),
  ]
  const rounds: Load[][] = []
  // The first round warms up the compiler and is thrown away.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const loads: Load[] = []
    for (const target of targets) loads.push(await load(target, ROUND_SECONDS, scratch))
    if (round > 0) rounds.push(loads)
  }
  await bare.stop()
  await file?.stop()
  const [shop, node, reference] = targets.map((_, index) => median(rounds.map((loads) => loads[index])))
  if (!shop || !node) throw new Error(`Nothing was measured of ${what}`)
  return { what, shop, node, nginx: reference ?? null }
}

/** The middle one by what a request cost. */
function median(loads: readonly (Load | undefined)[]): Load | undefined {
  const sorted = loads
    .filter((one) => one !== undefined)
    .toSorted((a, b) => a.cpuMicrosPerRequest - b.cpuMicrosPerRequest)
  return sorted[Math.floor(sorted.length / 2)]
}

async function captureQuote(url: string) {
  const answer = await fetch(url, {
    method: 'POST',
    body: QUESTION,
    headers: { 'content-type': 'application/json' },
  })
  if (!answer.ok) throw new Error(`The quote was refused: ${answer.status}`)
  return { body: Buffer.from(await answer.arrayBuffer()), headers: { 'content-type': 'application/json' } }
}
