import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#platform/database.server.ts'
import { findEmbeddedPostgres } from '#platform/postgres/embedded.server.ts'
import { ensureBuilt } from '#server/build.ts'
import { statementRate } from './checkouts.ts'
import { compareAnswers } from './compare.ts'
import { growthAt, type Growth } from './growth.ts'
import { measureLighthouse } from './lighthouse.ts'
import { memoryUnderLoad } from './memory.ts'
import { measureBytes } from './bytes.ts'
import { installed } from './references.ts'
import { printResults, type Results } from './report.ts'
import { startSandboxProcess } from './sandbox-process.ts'
import { startShopProcess } from './shop-process.ts'

const BUYERS = 8
const STATEMENTS = 1000
const GROWTH = [10, 10_000, 100_000]

/** `npm run bench`: every figure beside its reference in the same run. What the machine does besides is noted. */
if (!installed('wrk')) {
  console.error('wrk is not installed: on Debian, apt-get install wrk nginx')
  process.exit(1)
}
if (!installed('nginx'))
  console.log('nginx is not installed, so its column stays empty: apt-get install nginx')
await ensureBuilt(console.log)
const scratch = await mkdtemp(path.join(tmpdir(), 'shop-bench-'))
const loadBefore = loadavg()[0] ?? 0
const dataDir = path.join(scratch, 'data')
const sandbox = await startSandboxProcess(path.join(scratch, 'sandbox'))
const first = await startShopProcess(dataDir, sandbox.port)
await first.stop()
const shop = await startShopProcess(dataDir, sandbox.port)
const database = openDatabase((await findEmbeddedPostgres(dataDir)) ?? '', { poolSize: BUYERS })
await database.pool.query('update products set stock = 1000000')

const { memory, checkouts } = await memoryUnderLoad(shop, database, BUYERS, scratch)
const statements = await statementRate(database, BUYERS, STATEMENTS)
const answers = await compareAnswers(shop, scratch)
const bytes = await measureBytes(shop.url)
const lighthouse = await measureLighthouse(shop.url)
const growth: Growth[] = []
for (const orders of GROWTH) growth.push(await growthAt(database, shop.url, checkouts.last, orders))

await database.close()
await shop.stop()
await sandbox.stop()
await rm(scratch, { recursive: true, force: true })

const results: Results = {
  at: new Date().toISOString(),
  machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
  loadAverageBefore: Math.round(loadBefore * 10) / 10,
  startToFirstPageMs: { first: first.firstPageMs, second: shop.firstPageMs },
  answers,
  checkouts: { shop: checkouts.perSecond, database: statements.perSecond, buyers: BUYERS },
  memory,
  growth,
  bytes,
  lighthouse,
}
await mkdir('bench/results', { recursive: true })
await writeFile('bench/results/latest.json', `${JSON.stringify(results, null, 2)}\n`)
printResults(results)
