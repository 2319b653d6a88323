import { readFileSync } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const heldHere = new Set<string>()

/** Two sandboxes appending to one journal would damage it, so the second one is refused. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  if (heldHere.has(folder)) throw inUse(folder, process.pid)
  heldHere.add(folder)
  try {
    await claim(folder, path)
  } catch (error) {
    heldHere.delete(folder)
    throw error
  }
  return async () => {
    await rm(path, { force: true })
    heldHere.delete(folder)
  }
}

async function claim(folder: string, path: string): Promise<void> {
  const mine = `${process.pid} ${startOf(process.pid)}`
  const created = await open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null
    throw error
  })
  if (created !== null) {
    await created.writeFile(mine)
    await created.close()
    return
  }
  const [pid, start] = (await readFile(path, 'utf8')).split(' ')
  const owner = Number(pid)
  if (owner !== process.pid && isRunning(owner) && startOf(owner) === start) throw inUse(folder, owner)
  await rm(path, { force: true })
  await claim(folder, path)
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Tells a living owner from another process that got the same number after a reboot; '-' where /proc is missing. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command name may hold spaces; the 22nd field counts from after its closing bracket.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-'
  } catch {
    return '-'
  }
}

const inUse = (folder: string, pid: number) =>
  new Error(`${folder} is in use by another Stripe sandbox (process ${pid})`)
