import { getRequestListener } from '@hono/node-server'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { createApp } from './app.ts'
import { createKnobs } from './knobs/knobs.ts'
import { settleHold } from './payments/holds.ts'
import { forgetOld } from './state/retention.ts'
import { openStore } from './state/store.ts'
import { createDeliveries } from './webhooks/deliveries.ts'
import { createTimetable } from './webhooks/timetable.ts'
import type { World } from './world.ts'

export type StripeSandboxOptions = {
  /** State is kept under `<dataDir>/stripe-sandbox/`. */
  dataDir: string
  /** 0 or nothing: any free one. */
  port?: number
  /** For what is recorded; timers and webhook signatures go by the wall clock. */
  clock?: () => Date
  log?: (line: string) => void
  /** The built browser script, served as `/sandbox/stripe/v3.js`. */
  scriptFile?: string
}

export type StripeSandbox = { url: string; port: number; stop(): Promise<void> }

export async function startStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  const {
    dataDir,
    port = 0,
    clock = () => new Date(),
    log = () => undefined,
    scriptFile = 'build/sandbox/stripe.js',
  } = options
  const store = await openStore(dataDir, log)
  const now = () => Math.floor(clock().getTime() / 1000)
  forgetOld(store, now())
  const knobs = createKnobs()
  const deliveries = createDeliveries(store, knobs)
  const holds = createTimetable(async (id) => void settleHold(world, id))
  const world: World = {
    store,
    knobs,
    now,
    announce: deliveries.announce,
    hold(id) {
      const settleAt = store.get('hold', id)?.settleAt ?? null
      if (settleAt !== null) holds.add(id, settleAt - Date.now())
    },
  }
  for (const { id } of store.all('hold')) world.hold(id)

  async function closeState() {
    await Promise.all([deliveries.stop(), holds.stop()])
    await store.close()
  }

  const answer = getRequestListener(createApp(world, deliveries, scriptFile).fetch, {
    // The sandbox lives in the shop’s process and leaves its globals alone.
    overrideGlobalObjects: false,
  })
  const server = createServer((request, response) => void answer(request, response))
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const taken = await listen(server, port).catch(async (error: unknown) => {
    await closeState()
    throw error
  })
  log(`Stripe sandbox on http://127.0.0.1:${taken}`)
  let stopping: Promise<void> | undefined
  return {
    url: `http://127.0.0.1:${taken}`,
    port: taken,
    stop: () => (stopping ??= closeServer(server).then(closeState)),
  }
}

/** Longer than a shop's pause between two calls, so that it rarely meets a connection that is just closing. */
const KEEP_ALIVE_MS = 60_000

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new Error(`Port ${port} is taken, so the Stripe sandbox cannot start there`) : error)
    })
    // Loopback only: the sandbox believes any key.
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

/** Time for running calls to be answered before the lines are cut. */
const GRACE_MS = 2000

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
