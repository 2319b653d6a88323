import { expect, test } from 'vitest'
import { ensureBuilt } from '#server/build.ts'
import { reportLines } from './report.ts'
import { runChaos } from './run.ts'

test('kills, lost webhooks, a failing provider and failing mail lose no payment, order, tub or mail', async () => {
  await ensureBuilt(() => undefined)
  const report = await runChaos({
    seed: 7,
    checkouts: 24,
    atOnce: 6,
    swift: true,
    calmWithinMs: 180_000,
    say: () => undefined,
  })
  expect(report.losses, reportLines(report).join('\n')).toEqual([])
  expect(report.faults.get('shop killed (SIGKILL)')).toBeGreaterThan(0)
  expect(report.tally.orders).toBeGreaterThan(8)
})
