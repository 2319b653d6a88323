import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, type Database } from '#platform/database.server.ts'
import { freePort } from '#platform/free-port.server.ts'
import { findEmbeddedPostgres } from '#platform/postgres/embedded.server.ts'

export type TestShop = {
  url: string
  dataDir: string
  /** What the process was started with. */
  env: Record<string, string>
  database: Database
  output(): string
  stop(): Promise<void>
}

/** A whole shop of its own: process, database, payments, mail folder. */
export async function startTestShop(env: Record<string, string> = {}): Promise<TestShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-e2e-'))
  const port = String(await freePort())
  const given = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' }
  const whole = { ...given, PORT: port, DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000', ...env }
  const child = spawn(process.execPath, ['server/start.ts'], {
    env: whole,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const url = `http://127.0.0.1:${port}`
  await untilReady(child, url, () => said)
  const database = openDatabase((await findEmbeddedPostgres(dataDir)) ?? '', { poolSize: 2 })
  return {
    url,
    dataDir,
    env: whole,
    database,
    output: () => said,
    async stop() {
      await database.close()
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(child: ChildProcess, url: string, said: () => string): Promise<void> {
  const deadline = Date.now() + 200_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The shop did not start:\n${said()}`)
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The shop was not ready in time:\n${said()}`)
}
