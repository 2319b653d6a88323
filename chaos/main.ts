import { parseArgs } from 'node:util'
import { ensureBuilt } from '#server/build.ts'
import { reportLines } from './report.ts'
import { runChaos } from './run.ts'

/** `npm run chaos -- --seed 1 --checkouts 1000`: buyers buy while everything around the shop, and the shop, fails. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    checkouts: { type: 'string', default: '200' },
    'at-once': { type: 'string', default: '8' },
  },
})
const seed = Number(values.seed)
console.log(`Seed ${seed}`)
await ensureBuilt(console.log)
const report = await runChaos({
  seed,
  checkouts: Number(values.checkouts),
  atOnce: Number(values['at-once']),
  swift: false,
  // Two runs of the shop's own reconcile, the take-over of lost jobs, and mail that waits longer after each failure.
  calmWithinMs: 600_000,
  say: console.log,
})
for (const line of reportLines(report)) console.log(line)
process.exitCode = report.losses.length === 0 ? 0 : 1
