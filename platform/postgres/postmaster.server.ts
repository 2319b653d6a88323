import { readFile } from 'node:fs/promises'
import path from 'node:path'

export type Postmaster = { pid: number; port: number }

/** PostgreSQL notes its process (line 1) and port (line 4) in its data folder. After a crash the note may be stale. */
export async function readPostmaster(folder: string): Promise<Postmaster | null> {
  const lines = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  )
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port) || port <= 0) return null
  return isAlive(pid) ? { pid, port } : null
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Everything is written down first: a slow disk may take its time. */
const STOP_PATIENCE_MS = 60_000

/** SIGINT is PostgreSQL's fast shutdown: sessions are ended, nothing is lost. */
export async function stopPostmaster(pid: number, timeoutMs = STOP_PATIENCE_MS): Promise<void> {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    return
  }
  const deadline = Date.now() + timeoutMs
  while (isAlive(pid) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 25))
}
