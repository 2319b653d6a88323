import path from 'node:path'
import { load, type Load, type Target } from './load.ts'
import { bareNode, capture, installed, nginx } from './references.ts'
import type { ShopProcess } from './shop-process.ts'

const SECONDS = 5
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
  // The first seconds warm up the compiler and are thrown away.
  await load(own, 1, scratch)
  await load({ name: `bare ${what}`, ...bare, ...referred }, 1, scratch)
  const result = {
    what,
    shop: await load(own, SECONDS, scratch),
    node: await load({ name: `bare ${what}`, ...bare, ...referred }, SECONDS, scratch),
    nginx: file && (await load({ name: `nginx ${what}`, ...file }, SECONDS, scratch)),
  }
  await bare.stop()
  await file?.stop()
  return result
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
