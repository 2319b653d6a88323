/**
 * npm passes a signal on to us although the terminal sent it to us already, so one Ctrl-C arrives twice within
 * milliseconds. Only a second signal that comes later than this is a person losing patience.
 */
const ECHO_MS = 1000

/** The first signal stops in good order; an impatient second one ends at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let first: number | undefined
  const onSignal = () => {
    const now = performance.now()
    if (first === undefined) {
      first = now
      void stop().finally(() => process.exit(0))
    } else if (now - first >= ECHO_MS) {
      process.exit(1)
    }
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
