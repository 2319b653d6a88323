import type { ByteRow } from './bytes.ts'
import type { Answered } from './compare.ts'
import type { Growth } from './growth.ts'
import { printLighthouse, type LighthouseRow } from './lighthouse.ts'
import type { Memory } from './memory.ts'

export type Results = {
  at: string
  machine: string
  loadAverageBefore: number
  startToFirstPageMs: { first: number; second: number }
  answers: Answered[]
  checkouts: { shop: number; database: number; buyers: number }
  memory: Memory
  growth: Growth[]
  bytes: ByteRow[]
  /** null: no Lighthouse or no browser here. */
  lighthouse: LighthouseRow[] | null
}

export function printResults(results: Results): void {
  console.log(`${results.machine}; load before ${results.loadAverageBefore}`)
  console.table(
    results.answers.map(({ what, shop, node, nginx }) => ({
      'CPU µs a request': what,
      shop: shop.cpuMicrosPerRequest.toFixed(1),
      'node:http': node.cpuMicrosPerRequest.toFixed(1),
      nginx: nginx?.cpuMicrosPerRequest.toFixed(1) ?? '',
      '× node': (shop.cpuMicrosPerRequest / node.cpuMicrosPerRequest).toFixed(2),
      '× nginx': nginx ? (shop.cpuMicrosPerRequest / nginx.cpuMicrosPerRequest).toFixed(2) : '',
    })),
  )
  console.table([
    {
      'checkouts a second': results.checkouts.shop.toFixed(1),
      'the database alone': results.checkouts.database.toFixed(1),
      'first start, ms': Math.round(results.startToFirstPageMs.first),
      'second, ms': Math.round(results.startToFirstPageMs.second),
    },
  ])
  console.table(results.memory)
  console.table(results.growth)
  console.table(results.bytes)
  if (results.lighthouse) printLighthouse(results.lighthouse)
}
