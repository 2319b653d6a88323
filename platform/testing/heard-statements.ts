import pg from 'pg'
import { vi } from 'vitest'

export type Statement = { text: string; values: readonly unknown[] }

/** Every statement that this process sends to a database from now on, whichever pool or transaction sends it. */
export function hearStatements() {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  const heard = (): Statement[] => spy.mock.calls.map((call) => toStatement([...call]))
  return {
    async during(work: () => Promise<unknown>): Promise<Statement[]> {
      spy.mockClear()
      await work()
      return heard()
    },
    stop: () => spy.mockRestore(),
  }
}

/** `query` takes a text with values, or an object that holds both. */
function toStatement([first, second]: readonly unknown[]): Statement {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] }
  const { text = '', values } = Object(first) as { text?: string; values?: unknown[] }
  return { text, values: values ?? (Array.isArray(second) ? second : []) }
}
