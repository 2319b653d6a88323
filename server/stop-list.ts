export type StopList = { add(stop: () => Promise<void>): void; stopAll(): Promise<void> }

/** Stops what was started, last first. One part that fails to stop does not keep the others running. */
export function createStopList(): StopList {
  const stops: (() => Promise<void>)[] = []
  let stopping: Promise<void> | undefined
  async function run(): Promise<void> {
    for (const stop of stops.toReversed()) {
      await stop().catch((error: unknown) => console.error('while stopping:', error))
    }
  }
  return {
    add: (stop) => void stops.push(stop),
    stopAll: () => (stopping ??= run()),
  }
}
