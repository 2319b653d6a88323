import { spawn } from 'node:child_process'
import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { keptSecret } from '#platform/data-folder.server.ts'
import { freePort } from '#platform/free-port.server.ts'
import { messageOf, StartProblem } from '#platform/problem.ts'
import { findBinaries } from './binaries.server.ts'
import { lastLine, makeCluster } from './make-cluster.server.ts'
import { readableBinaries } from './readable-binaries.server.ts'
import { readPostmaster, stopPostmaster } from './postmaster.server.ts'
import { chooseUser } from './run-as.server.ts'

export type EmbeddedPostgres = { url: string; adopted: boolean; stop(): Promise<void> }

/** Starting can fail for a while after a crash: the old server's shared memory and port are still being let go. */
const START_PATIENCE_MS = 15_000

/** Any number nobody else uses as an advisory lock in this database. */
const OWNER_LOCK = 7_205_001

type StartOptions = {
  port?: number
  /** For a database that nobody will want back after a power cut: a test's. */
  throwAway?: boolean
}

/**
 * Starts PostgreSQL in DATA_DIR, or adopts the one that a killed shop left running there.
 * The connection kept open holds a lock: it tells an orphaned server from one that another shop is using.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: StartOptions = {},
): Promise<EmbeddedPostgres> {
  const folder = path.join(dataDir, 'postgres')
  const password = await keptSecret(dataDir, 'postgres-password')
  const running = await findRunning(folder, password)
  if (running) {
    const owner = await own(running.url, dataDir)
    return { url: running.url, adopted: true, stop: stopOnce(owner, running.pid) }
  }
  const { url, pid } = await launch(folder, dataDir, password, options)
  const owner = await own(url, dataDir)
  return { url, adopted: false, stop: stopOnce(owner, pid) }
}

/** The address of the server that runs in DATA_DIR now, for a tool that works beside the shop. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const password = await readFile(path.join(dataDir, 'postgres-password'), 'utf8').catch(() => null)
  if (password === null) return null
  return (await findRunning(path.join(dataDir, 'postgres'), password.trim()))?.url ?? null
}

const urlFor = (port: number, password: string) => `postgres://shop:${password}@127.0.0.1:${port}/postgres`

async function findRunning(folder: string, password: string): Promise<{ url: string; pid: number } | null> {
  const postmaster = await readPostmaster(folder)
  if (!postmaster) return null
  const url = urlFor(postmaster.port, password)
  return (await answers(url)) ? { url, pid: postmaster.pid } : null
}

async function launch(
  folder: string,
  dataDir: string,
  password: string,
  { port: fixedPort, throwAway = false }: StartOptions,
): Promise<{ url: string; pid: number }> {
  await mkdir(dataDir, { recursive: true })
  const binaries = await readableBinaries(await findBinaries())
  const runAs = await chooseUser(dataDir, folder)
  await makeCluster(folder, binaries, runAs, password)
  const deadline = Date.now() + START_PATIENCE_MS
  for (;;) {
    const port = fixedPort ?? (await freePort())
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      timezone: 'UTC',
      ...TUNING,
      ...(throwAway && { fsync: 'off' }),
    }
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const attempt = await tryStart(
      [...runAs.prefix, binaries.postgres, '-D', folder, ...flags],
      dataDir,
      urlFor(port, password),
    )
    if (attempt.pid !== undefined) return { url: urlFor(port, password), pid: attempt.pid }
    if (Date.now() > deadline)
      throw new StartProblem(`The embedded PostgreSQL does not start: ${attempt.reason}.`)
    await pause(250)
  }
}

/** Small on purpose: one shop on one small machine. Durability stays at PostgreSQL's safe defaults. */
const TUNING = { max_connections: 60, shared_buffers: '64MB', log_min_messages: 'warning' }

async function tryStart(
  command: readonly string[],
  dataDir: string,
  url: string,
): Promise<{ pid: number; reason?: never } | { pid?: never; reason: string }> {
  const [program = '', ...args] = command
  const logFile = path.join(dataDir, 'postgres.log')
  const log = await open(logFile, 'a', 0o600)
  // Detached: Ctrl-C in a terminal reaches the shop alone, which then stops its database in good order.
  const child = spawn(program, args, { detached: true, stdio: ['ignore', log.fd, log.fd], cwd: '/' })
  await log.close()
  const server: { ended: string | null } = { ended: null }
  child.on('error', (error) => (server.ended = messageOf(error)))
  child.on('exit', (code) => (server.ended ??= `exit code ${code}`))
  child.unref()
  const deadline = Date.now() + START_PATIENCE_MS
  while (server.ended === null && Date.now() < deadline) {
    if (child.pid !== undefined && (await answers(url))) return { pid: child.pid }
    await pause(40)
  }
  const said = lastLine(await readFile(logFile, 'utf8').catch(() => ''))
  if (server.ended === null && child.pid !== undefined) await stopPostmaster(child.pid)
  return { reason: said || (server.ended ?? 'it did not answer') }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function own(url: string, dataDir: string): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: url })
  owner.on('error', () => undefined)
  await owner.connect()
  // A shop killed a moment ago: its connection, and with it the lock, is about to be noticed as gone.
  for (let tries = 0; tries < 12; tries += 1) {
    const { rows } = await owner.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      OWNER_LOCK,
    ])
    if (rows[0]?.mine) return owner
    await pause(250)
  }
  await owner.end()
  throw new StartProblem(
    `Another shop already runs on ${dataDir}: stop it, or choose another folder with DATA_DIR=…`,
  )
}

function stopOnce(owner: pg.Client, pid: number): () => Promise<void> {
  let stopping: Promise<void> | undefined
  return () =>
    (stopping ??= owner
      .end()
      .catch(() => undefined)
      .then(() => stopPostmaster(pid)))
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
