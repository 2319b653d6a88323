import { messageOf } from '#platform/problem.ts'
import type { Fault } from './faults.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

/** Faults run beside the buyers and beside each other; only what kills or restarts a process waits its turn. */
export function createStriker(world: World, random: Random) {
  const made = new Map<string, number>()
  const failed: string[] = []
  const running = new Set<Promise<void>>()
  let killing = Promise.resolve()

  function strike(fault: Fault): void {
    const work = fault.kill ? (killing = killing.then(() => run(fault))) : run(fault)
    running.add(work)
    void work.finally(() => running.delete(work))
  }

  async function run(fault: Fault): Promise<void> {
    try {
      await fault.strike(world, random)
      made.set(fault.name, (made.get(fault.name) ?? 0) + 1)
    } catch (error) {
      failed.push(`'${fault.name}' could not be mended: ${messageOf(error)}`)
    }
  }

  return { strike, made, failed, finished: async () => void (await Promise.all(running)) }
}
