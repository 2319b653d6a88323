import { kills, troubles, type Fault } from './faults.ts'
import type { Random } from './random.ts'

export type FaultPlan = ReadonlyMap<number, readonly Fault[]>

/** Enough for 60 kills and 150 other faults in a run of 1,000; never fewer than four kills. */
const KILL_SHARE = 0.06
const TROUBLE_SHARE = 0.15
const FEWEST_KILLS = 4

/** Which faults strike when which checkout begins. Every kind comes in turn, at places that the seed decides. */
export function planFaults(random: Random, checkouts: number, silence: boolean): FaultPlan {
  const plan = new Map<number, Fault[]>()
  function spread(choices: readonly Fault[], count: number) {
    for (let i = 0; i < count; i += 1) {
      const fault = choices[i % choices.length]
      // One in each stretch of the run, so that no stretch is calm.
      const at = Math.floor(((i + random.next()) * checkouts) / count)
      if (fault) plan.set(at, [...(plan.get(at) ?? []), fault])
    }
  }
  spread([...kills, ...kills.slice(0, 1)], Math.max(FEWEST_KILLS, Math.ceil(checkouts * KILL_SHARE)))
  spread(troubles(silence), Math.max(troubles(silence).length, Math.ceil(checkouts * TROUBLE_SHARE)))
  return plan
}
