import { spawn, type ChildProcess } from 'node:child_process'
import { pause } from './pause.ts'

export type ShopChild = {
  url: string
  kill(): void
  /** In good order, as for an update: what is being answered is answered. */
  restart(): Promise<void>
  /** How often it ended although nobody killed it, once it was open. */
  falls: string[]
  output(): string
  untilReady(patienceMs: number): Promise<boolean>
  stop(): Promise<void>
}

/** What a supervisor such as systemd waits before it starts a fallen process again. */
const RESTART_MS = 300

/** What is kept of the output, for a fall to be explained. */
const OUTPUT_KEPT = 20_000

/** A shop with a supervisor: whenever it ends, it is started again. */
export function superviseShop(port: number, env: Record<string, string>): ShopChild {
  const url = `http://127.0.0.1:${port}`
  const falls: string[] = []
  let child: ChildProcess | undefined
  let said = ''
  let wanted = true
  let restarting = false

  function start(): void {
    let open = false
    const started = spawn(process.execPath, ['chaos/shop-process.ts'], {
      env: { PATH: process.env['PATH'] ?? '', ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    const listen = (chunk: Buffer) => {
      said = (said + String(chunk)).slice(-OUTPUT_KEPT)
      if (String(chunk).includes('open\n')) open = true
    }
    started.stdout.on('data', listen)
    started.stderr.on('data', listen)
    started.on('close', (code, signal) => {
      if (open && signal !== 'SIGKILL' && wanted && !restarting)
        falls.push(`exit ${code}: ${said.slice(-2000)}`)
      if (wanted) setTimeout(() => wanted && start(), RESTART_MS)
    })
  }
  start()

  return {
    url,
    falls,
    output: () => said,
    kill: () => void child?.kill('SIGKILL'),
    async restart() {
      restarting = true
      const ended = new Promise((resolve) => child?.once('close', resolve))
      child?.kill('SIGTERM')
      await ended
      restarting = false
    },
    async untilReady(patienceMs) {
      const deadline = Date.now() + patienceMs
      while (Date.now() < deadline) {
        const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
          (answer) => answer.ok,
          () => false,
        )
        if (ready) return true
        await pause(100)
      }
      return false
    },
    async stop() {
      wanted = false
      const ended = new Promise((resolve) => child?.once('close', resolve))
      if (child?.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await Promise.race([ended, pause(15_000)])
      child.kill('SIGKILL')
    },
  }
}
