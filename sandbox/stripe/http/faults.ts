import type { HttpBindings } from '@hono/node-server'
import type { Fault } from '#sandbox/stripe/knobs/fault-rules.ts'
import { ApiError } from './errors.ts'

/** No client waits longer; keeps a forgotten connection from staying for ever. */
const LONGEST_HANG_MS = 120_000

/** Lets a call go wrong as asked. Returns when it should go on, throws when the caller gets an error instead. */
export async function suffer(fault: Fault | null, when: Fault['when'], env: HttpBindings): Promise<void> {
  if (fault === null || fault.when !== when) return
  const { socket } = env.incoming
  switch (fault.failure) {
    case 'slow':
      await sleep(fault.ms)
      return
    case 'cut':
      socket.destroy()
      throw lost()
    case 'timeout':
      await hangUntilClosed(socket)
      throw lost()
    case 'error': {
      const message = 'The sandbox was asked to fail this call.'
      const code = fault.status === 429 ? { code: 'rate_limit' } : {}
      throw new ApiError(fault.status, { type: 'api_error', message, ...code })
    }
  }
}

/** Goes nowhere: by then the connection is closed. */
const lost = () => new ApiError(500, { type: 'api_error', message: 'The connection was cut.' })

const sleep = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

function hangUntilClosed(socket: HttpBindings['incoming']['socket']): Promise<void> {
  return new Promise((resolve) => {
    if (socket.destroyed) return resolve()
    const timer = setTimeout(() => socket.destroy(), LONGEST_HANG_MS)
    socket.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
