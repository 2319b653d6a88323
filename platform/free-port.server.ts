import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { codeOf, messageOf, StartProblem } from './problem.ts'

/** Binds and lets go at once: says early, before anything is made, whether an address can be listened on. */
export async function assertPortFree(host: string, port: number, variable: string): Promise<void> {
  if (port === 0) return
  try {
    await probe(host, port)
  } catch (error) {
    throw listenProblem(error, host, port, variable)
  }
}

export function listenProblem(error: unknown, host: string, port: number, variable: string): StartProblem {
  if (codeOf(error) === 'EADDRINUSE') {
    return new StartProblem(
      `Port ${port} on ${host} is taken: stop what uses it, or choose another with ${variable}=…`,
    )
  }
  if (codeOf(error) === 'EACCES')
    return new StartProblem(
      `Port ${port} may not be used without more rights: choose another with ${variable}=…`,
    )
  return new StartProblem(`Cannot listen on ${host}:${port}: ${messageOf(error)}.`)
}

/**
 * Below the ports that systems give to outgoing connections: while whoever listens is down, such a connection could
 * take its port, even one that was looking for it (TCP lets a socket connect to itself), and it could not come back.
 */
const FIRST_PORT = 20_000
const PORTS = 12_000
const TRIES = 20

export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = await probe(host, FIRST_PORT + randomInt(PORTS)).catch(() => null)
    if (port !== null) return port
  }
  return probe(host, 0)
}

function probe(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      const bound = typeof address === 'object' && address ? address.port : port
      server.close(() => resolve(bound))
    })
  })
}
