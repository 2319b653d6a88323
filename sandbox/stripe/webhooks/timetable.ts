/** More at once would only queue up in the receiver. */
const AT_ONCE = 16

/** Runs jobs when their time comes, a few at a time, each id once however often it was added. */
export function createTimetable(run: (id: string) => Promise<void>) {
  const timers = new Map<string, NodeJS.Timeout>()
  const waiting: string[] = []
  const running = new Set<Promise<void>>()
  let stopped = false

  function start(id: string): Promise<void> {
    const job = run(id)
      // A failed write stops the sandbox's answers; the job itself is taken up again at the next start.
      .catch(() => undefined)
      .finally(() => {
        running.delete(job)
        startNext()
      })
    running.add(job)
    return job
  }

  function startNext() {
    while (running.size < AT_ONCE) {
      const id = stopped ? undefined : waiting.shift()
      if (id === undefined) return
      void start(id)
    }
  }

  return {
    add(id: string, delayMs: number) {
      if (stopped) return
      clearTimeout(timers.get(id))
      const timer = setTimeout(
        () => {
          timers.delete(id)
          if (!waiting.includes(id)) waiting.push(id)
          startNext()
        },
        Math.max(0, delayMs),
      )
      timers.set(id, timer)
    },
    /** At once and outside the queue, for those whose order matters. */
    async inTurn(id: string) {
      if (!stopped) await start(id)
    },
    async stop() {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      await Promise.all(running)
    },
  }
}
