import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#platform/database.server.ts'
import { findEmbeddedPostgres } from '#platform/postgres/embedded.server.ts'
import { ensureBuilt } from '#server/build.ts'
import { checkoutRate, statementRate } from './checkouts.ts'
import { growthAt, type Growth } from './growth.ts'
import { load, type Load, type Target } from './load.ts'
import { residentMb } from './process-facts.ts'
import { bareNode, capture, installed, nginx } from './references.ts'
import { startShopProcess } from './shop-process.ts'

const SECONDS = 5
const BUYERS = 8
const CHECKOUTS = 200
const GROWTH = [10, 10_000, 100_000]
const QUESTION = JSON.stringify({ deliveryMethod: 'delivery', postcode: '2000' })

/** `npm run bench`: every figure beside its reference in the same run. What the machine does besides is noted. */
if (!installed('wrk')) {
  console.error('wrk is not installed: on Debian, apt-get install wrk nginx')
  process.exit(1)
}
await ensureBuilt(console.log)
const scratch = await mkdtemp(path.join(tmpdir(), 'shop-bench-'))
const dataDir = path.join(scratch, 'data')
const first = await startShopProcess(dataDir)
await first.stop()
const shop = await startShopProcess(dataDir)
const database = openDatabase((await findEmbeddedPostgres(dataDir)) ?? '', { poolSize: BUYERS })
const memory: Record<string, number> = { 'at rest': await residentMb(shop.pid) }

type Row = { what: string; shop: Load; node: Load; nginx: Load | null }
const rows: Row[] = []
for (const [what, page] of [
  ['home', '/'],
  ['product', '/product'],
] as const) {
  rows.push(await compare(what, { name: what, url: shop.url + page, pids: [shop.pid] }, true))
}
rows.push(await compare('GET /api/products', target('/api/products'), false))
rows.push(await compare('POST /api/quote', { ...target('/api/quote'), body: QUESTION }, false))
memory[`after ${rows.reduce((sum, row) => sum + row.shop.requests, 0)} requests`] = await residentMb(shop.pid)

await database.pool.query('update products set stock = 1000000')
const checkouts = await checkoutRate(shop, BUYERS, CHECKOUTS)
memory[`and ${CHECKOUTS} checkouts`] = await residentMb(shop.pid)
const statements = await statementRate(database, BUYERS, CHECKOUTS * 5)
const growth: Growth[] = []
for (const orders of GROWTH) growth.push(await growthAt(database, shop.url, checkouts.last, orders))

await database.close()
await shop.stop()
await rm(scratch, { recursive: true, force: true })

const [processor] = cpus()
const results = {
  at: new Date().toISOString(),
  machine: `${cpus().length} × ${processor?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
  loadAverage: loadavg().map((value) => Math.round(value * 10) / 10),
  startToFirstPageMs: { first: first.firstPageMs, second: shop.firstPageMs },
  cpuMicrosPerRequest: rows,
  checkouts: { shop: checkouts.perSecond, database: statements.perSecond, buyers: BUYERS },
  memoryMb: memory,
  growth,
}
await mkdir('bench/results', { recursive: true })
await writeFile('bench/results/latest.json', `${JSON.stringify(results, null, 2)}\n`)
print()

function target(address: string): Target {
  return { name: address, url: shop.url + address, pids: [shop.pid] }
}

async function compare(what: string, own: Target, page: boolean): Promise<Row> {
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

function print(): void {
  console.log(`${results.machine}; load ${results.loadAverage.join(' ')}`)
  console.table(
    rows.map(({ what, shop: own, node, nginx: file }) => ({
      'CPU µs a request': what,
      shop: own.cpuMicrosPerRequest.toFixed(1),
      'node:http': node.cpuMicrosPerRequest.toFixed(1),
      nginx: file?.cpuMicrosPerRequest.toFixed(1) ?? (installed('nginx') ? '' : 'not installed'),
      '× node': (own.cpuMicrosPerRequest / node.cpuMicrosPerRequest).toFixed(2),
      '× nginx': file ? (own.cpuMicrosPerRequest / file.cpuMicrosPerRequest).toFixed(2) : '',
    })),
  )
  console.table([
    {
      'checkouts a second': checkouts.perSecond.toFixed(1),
      'the database alone': statements.perSecond.toFixed(1),
    },
  ])
  console.table(growth)
  console.table([
    {
      ...memory,
      'first start, ms': Math.round(first.firstPageMs),
      'second, ms': Math.round(shop.firstPageMs),
    },
  ])
}
