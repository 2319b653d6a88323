import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { listenProblem } from '#platform/free-port.server.ts'

export type HttpServer = { port: number; close(): Promise<void> }

/** Slow or idle clients cost a connection for a bounded time and never a worker. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  // The limits above are looked at this often; the default of 30 s would treble them.
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
}

/** What is still running after this was not going to end by itself. */
const FINISH_MS = 10_000

export async function listen(
  host: string,
  port: number,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<HttpServer> {
  const server = createServer(LIMITS, handle)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem(error, host, port, 'PORT')))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => closeGently(server),
  }
}

/** No new connections, idle ones closed at once, running requests finished. */
async function closeGently(server: Server): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), FINISH_MS)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearTimeout(force)
}
