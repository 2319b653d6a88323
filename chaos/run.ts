import { buy, type Ending } from './buyer.ts'
import { planBuyer } from './buyer-plan.ts'
import { calmDown } from './calm-down.ts'
import { planFaults } from './fault-plan.ts'
import { findLosses, type Findings } from './losses.ts'
import { seededRandom } from './random.ts'
import { keepStock } from './stock-keeper.ts'
import { createStriker } from './strike.ts'
import { openWorld } from './world.ts'

export type ChaosOptions = {
  seed: number
  checkouts: number
  /** How many buy at the same time. */
  atOnce: number
  /** Skips what only costs time: faults of silence, and the wait for the shop's own reconcile. */
  swift: boolean
  calmWithinMs: number
  say: (line: string) => void
}

export type ChaosReport = Findings & {
  faults: ReadonlyMap<string, number>
  endings: ReadonlyMap<Ending, number>
  seconds: number
}

const START_PATIENCE_MS = 60_000

export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const began = performance.now()
  const { seed, checkouts, atOnce, swift, say } = options
  const world = await openWorld()
  try {
    if (!(await world.shop.untilReady(START_PATIENCE_MS))) {
      throw new Error(`The shop did not open:\n${world.shop.output()}`)
    }
    const stock = await keepStock(world.database, atOnce)
    const plan = planFaults(seededRandom(seed), checkouts, !swift)
    const striker = createStriker(world, seededRandom(seed + 1))
    const endings = new Map<Ending, number>()
    const urls = { shop: world.shop.url, sandbox: world.sandbox.url }
    let next = 0

    async function buyersOfOneTill(): Promise<void> {
      for (let index = next++; index < checkouts; index = next++) {
        for (const fault of plan.get(index) ?? []) striker.strike(fault)
        const random = seededRandom(seed * 1_000_003 + index)
        const ending = await buy(urls, planBuyer(random, index), random)
        endings.set(ending, (endings.get(ending) ?? 0) + 1)
        if ((index + 1) % 50 === 0) say(`${index + 1} checkouts begun …`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, buyersOfOneTill))
    await striker.finished()
    await stock.stop()
    say('Calming down …')
    const calm = await calmDown(world, swift, options.calmWithinMs)
    const { tally, losses } = await findLosses(world)
    losses.push(...striker.failed)
    if (!calm) losses.push(`the shop was not at rest after ${options.calmWithinMs / 1000} s`)
    const seconds = Math.round((performance.now() - began) / 1000)
    return { tally, losses, faults: striker.made, endings, seconds }
  } finally {
    await world.close()
  }
}
