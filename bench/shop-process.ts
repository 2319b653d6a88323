import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { freePort } from '#platform/free-port.server.ts'

export type ShopProcess = {
  url: string
  pid: number
  sandboxPort: string
  firstPageMs: number
  stop(): Promise<void>
}

const PATIENCE_MS = 120_000
const POLL_MS = 20

/** `npm start` as a process of its own, without its limits on requests; timed from its start to its first page. */
export async function startShopProcess(dataDir: string): Promise<ShopProcess> {
  const [port, sandboxPort] = [String(await freePort()), String(await freePort())]
  const inherited = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' }
  const started = performance.now()
  const child = spawn(process.execPath, await startArguments(), {
    env: {
      ...inherited,
      PORT: port,
      SANDBOX_PORT: sandboxPort,
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '1000000',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - started > PATIENCE_MS)
      throw new Error('The shop did not start')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return {
    url,
    pid: child.pid ?? 0,
    sandboxPort,
    firstPageMs: performance.now() - started,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const answers = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  )

/** What stands after `node` in the start script, so that its flags are measured too. */
async function startArguments(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { start: string } }
  return scripts.start.replace(/^exec node /, '').split(' ')
}
