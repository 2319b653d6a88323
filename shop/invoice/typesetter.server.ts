import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Paper } from './paper.ts'
import type { Typeset } from './typesetter-process.server.ts'

/** After this long without an invoice the process ends, and the memory of the PDF library is free again. */
const IDLE_MS = 30_000

const PROGRAM = fileURLToPath(new URL('typesetter-process.server.ts', import.meta.url))

type Waiting = { resolve(pdf: Uint8Array): void; reject(reason: Error): void }
type Typesetter = { typeset(paper: Paper): Promise<Uint8Array> }

let typesetter: Typesetter | undefined

/**
 * Sets a paper as a PDF, in a process of its own: one takes as long as twenty requests of buyers, who would all have
 * to wait for it, and a hundred megabytes. Opened with the first paper, ended when there are none for a while, and
 * opened again after a crash.
 */
export function typeset(paper: Paper): Promise<Uint8Array> {
  typesetter ??= openTypesetter()
  return typesetter.typeset(paper)
}

function openTypesetter(): Typesetter {
  const child = fork(PROGRAM, {
    // It prints what it is given: it needs no settings and shall know no secrets.
    env: {},
    execArgv: ['--max-semi-space-size=4'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let idle: NodeJS.Timeout | undefined
  child.unref()

  function end(reason: Error): void {
    if (typesetter === self) typesetter = undefined
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
    clearTimeout(idle)
  }
  function rest(): void {
    // Nobody waits: the shop may end, and then this process does; after a while it does by itself.
    child.channel?.unref()
    idle = setTimeout(() => child.connected && child.disconnect(), IDLE_MS).unref()
  }
  child.on('error', end)
  child.on('exit', () => end(new Error('The typesetter ended before the paper was set')))
  child.on('disconnect', () => end(new Error('The typesetter was closed before the paper was set')))
  child.on('message', ({ id, ...outcome }: Typeset) => {
    const paper = waiting.get(id)
    waiting.delete(id)
    if ('pdf' in outcome) paper?.resolve(outcome.pdf)
    else paper?.reject(new Error(outcome.problem))
    if (waiting.size === 0) rest()
  })

  const self: Typesetter = {
    typeset(paper) {
      clearTimeout(idle)
      child.channel?.ref()
      const id = (asked += 1)
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        child.send({ id, paper })
      })
    },
  }
  return self
}
