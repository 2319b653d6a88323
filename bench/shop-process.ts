import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { freePort } from '#platform/free-port.server.ts'
import { answering, ended } from './processes.ts'

export type ShopProcess = {
  url: string
  pid: number
  sandboxPort: string
  firstPageMs: number
  stop(): Promise<void>
}

/** `npm start` as a process of its own, without its limits on requests; timed from its start to its first page. */
export async function startShopProcess(dataDir: string, sandbox?: string): Promise<ShopProcess> {
  const port = String(await freePort())
  const sandboxPort = sandbox ?? String(await freePort())
  const { flags, settings } = await startScript()
  const started = performance.now()
  const child = spawn(process.execPath, flags, {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      ...settings,
      PORT: port,
      SANDBOX_PORT: sandboxPort,
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '1000000',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await answering(url, child)
  const firstPageMs = performance.now() - started
  return { url, pid: child.pid ?? 0, sandboxPort, firstPageMs, stop: () => ended(child) }
}

/** The start script taken apart, so that its settings and flags are measured too. */
async function startScript(): Promise<{ flags: string[]; settings: Record<string, string> }> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { start: string } }
  const [before = '', after = ''] = scripts.start.split('exec node ')
  const settings = Object.fromEntries(
    before
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((setting) => setting.split('=')),
  )
  return { flags: after.split(' '), settings }
}
