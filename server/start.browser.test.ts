import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '#platform/free-port.server.ts'
import { findEmbeddedPostgres } from '#platform/postgres/embedded.server.ts'

let dataDir = ''
let port = 0
const running: ChildProcess[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'shop-start-'))
  port = await freePort()
})
afterEach(async () => {
  for (const child of running.splice(0))
    if (child.exitCode === null && child.signalCode === null) await stop(child)
  await rm(dataDir, { recursive: true, force: true })
})

/** As a person types it, with nothing in the environment but where programs are. */
function npmStart(env: Record<string, string> = {}) {
  const given = { PATH: process.env['PATH'] ?? '', PORT: String(port), DATA_DIR: dataDir, ...env }
  const child = spawn('npm', ['start', '--silent'], { env: given, stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended, said: () => said }
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The shop was not ready in time')
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** npm's child: the process that a crash would hit. */
async function nodeOf(npm: ChildProcess): Promise<number> {
  for (const entry of await readdir('/proc')) {
    const status = /^\d+$/.test(entry) ? await readProc(entry) : ''
    if (new RegExp(`^PPid:\\t${npm.pid}$`, 'm').test(status)) return Number(entry)
  }
  throw new Error('npm has no child')
}

const readProc = (pid: string) => {
  return readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
}

test('the shop opens, says what is sandbox, keeps its secrets private, and stops with its database', async () => {
  const shop = npmStart()
  await ready()
  expect(shop.said()).toContain(`Plunge One is open at http://127.0.0.1:${port}`)
  expect(shop.said()).toContain('Payments: sandbox')
  expect(shop.said()).toContain('Mail: sandbox')
  for (const secret of ['session-secret', 'postgres-password']) {
    expect((await stat(path.join(dataDir, secret))).mode & 0o777).toBe(0o600)
  }
  await stop(shop.child)
  expect(await findEmbeddedPostgres(dataDir)).toBeNull()
})

test('after kill -9 the next start takes the orphaned database over, with everything in it', async () => {
  const first = npmStart()
  await ready()
  process.kill(await nodeOf(first.child), 'SIGKILL')
  await first.ended
  const orphan = await findEmbeddedPostgres(dataDir)
  expect(orphan).not.toBeNull()
  npmStart()
  await ready()
  expect(await findEmbeddedPostgres(dataDir)).toBe(orphan)
})

test('a second shop on the same folder is told so and leaves the first alone', async () => {
  npmStart()
  await ready()
  const second = npmStart({ PORT: String(await freePort()) })
  expect(await second.ended).toBe(1)
  expect(second.said().trim()).toMatch(/^Another shop already runs on .*DATA_DIR=…$/)
  await ready()
})

test('a taken port is one sentence, and nothing is left behind', async () => {
  const other = createServer().listen(port, '127.0.0.1')
  const shop = npmStart()
  expect(await shop.ended).toBe(1)
  expect(shop.said().trim()).toBe(
    `Port ${port} on 127.0.0.1 is taken: stop what uses it, or choose another with PORT=…`,
  )
  expect(await readdir(dataDir)).toEqual([])
  other.close()
})

test.each([
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/b' },
    /nothing listens there\. Check DATABASE_URL\.$/,
  ],
  ['an address that is none', { DATABASE_URL: 'nowhere' }, /DATABASE_URL is not a postgres:\/\/ address\.$/],
  ['half of the keys', { STRIPE_SECRET_KEY: 'sk_test_1' }, /STRIPE_PUBLISHABLE_KEY is missing/],
  ['a public address without keys', { SITE_URL: 'https://a.example' }, /say PAYMENTS=sandbox\.$/],
])('%s is said in one sentence, without a stack trace', async (_what, env, sentence) => {
  const shop = npmStart(env)
  expect(await shop.ended).toBe(1)
  const said = shop.said().trim()
  expect(said).toMatch(sentence)
  expect(said).not.toMatch(/\n|secret/)
})
