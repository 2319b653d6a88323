import { spawn } from 'node:child_process'

export type Ran = { code: number | null; out: string; err: string }

/** The real tool as a process of its own, with nobody at its terminal. */
export function runTool(args: readonly string[], env: Record<string, string>): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['cli/main.ts', ...args], {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ran: Ran = { code: null, out: '', err: '' }
    child.stdout.on('data', (chunk) => (ran.out += String(chunk)))
    child.stderr.on('data', (chunk) => (ran.err += String(chunk)))
    child.on('error', reject)
    child.on('close', (code) => resolve({ ...ran, code }))
  })
}
