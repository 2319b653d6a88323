import { Worker } from 'node:worker_threads'
import type { Paper } from './paper.ts'
import type { Typeset } from './typesetter-thread.server.ts'

/** After this long without an invoice the thread ends, and the memory of the PDF library is free again. */
const IDLE_MS = 60_000

type Waiting = { resolve(pdf: Uint8Array): void; reject(reason: Error): void }
type Thread = { typeset(paper: Paper): Promise<Uint8Array> }

let thread: Thread | undefined

/**
 * Sets a paper as a PDF, in a thread of its own: one takes as long as twenty requests of buyers, who would all have
 * to wait for it. Opened with the first paper, closed when there are none for a while, and opened again after a crash.
 */
export function typeset(paper: Paper): Promise<Uint8Array> {
  thread ??= openThread()
  return thread.typeset(paper)
}

function openThread(): Thread {
  const worker = new Worker(new URL('typesetter-thread.server.ts', import.meta.url))
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let idle: NodeJS.Timeout | undefined
  worker.unref()

  function close(reason: Error): void {
    if (thread === self) thread = undefined
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
    clearTimeout(idle)
  }
  worker.on('error', (error) => close(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => close(new Error('The typesetter ended before the paper was set')))
  worker.on('message', ({ id, ...outcome }: Typeset) => {
    const paper = waiting.get(id)
    waiting.delete(id)
    if ('pdf' in outcome) paper?.resolve(outcome.pdf)
    else paper?.reject(new Error(outcome.problem))
    if (waiting.size > 0) return
    // Nobody waits: the process may end, and after a while the thread does.
    worker.unref()
    idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref()
  })

  const self: Thread = {
    typeset(paper) {
      clearTimeout(idle)
      worker.ref()
      const id = (asked += 1)
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage({ id, paper })
      })
    },
  }
  return self
}
