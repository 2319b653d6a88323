import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const ASK_AGAIN_MS = 200

/** Several shops started together after an update share one folder: the first works, the others wait for it. */
export async function oneAtATime<T>(folder: string, work: () => Promise<T>): Promise<T> {
  while (!(await take(folder))) {
    if (await isStale(folder)) await rm(folder, { recursive: true, force: true })
    else await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
  try {
    return await work()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Making a folder either succeeds or fails, for exactly one of those who try. */
async function take(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
    await writeFile(path.join(folder, 'pid'), String(process.pid))
    return true
  } catch {
    return false
  }
}

/** Whoever took it was killed. A lock without a process number is a moment old, or its owner died in that moment. */
async function isStale(folder: string): Promise<boolean> {
  const pid = Number(await readFile(path.join(folder, 'pid'), 'utf8').catch(() => ''))
  if (pid === 0) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS * 5))
    return Number(await readFile(path.join(folder, 'pid'), 'utf8').catch(() => '')) === 0
  }
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'EPERM')
  }
}
