import { spawn } from 'node:child_process'
import { freePort } from '#platform/free-port.server.ts'
import { answering, ended } from './processes.ts'

export type SandboxProcess = { port: string; stop(): Promise<void> }

/** The payment provider as a process of its own: in earnest it does not share the shop's processor either. */
export async function startSandboxProcess(dataDir: string): Promise<SandboxProcess> {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    ['sandbox/stripe/main.ts', '--port', String(port), '--data', dataDir],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  await answering(`http://127.0.0.1:${port}/`, child)
  return { port: String(port), stop: () => ended(child) }
}
