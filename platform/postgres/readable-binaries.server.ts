import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Binaries } from './binaries.server.ts'
import { closedToOthers } from './run-as.server.ts'

/** Root's own place for programs that other users may run. */
const SHARED = '/var/lib/embedded-postgres'

/**
 * initdb looks for its sibling with access(2), which ignores capabilities: programs under a folder that only root may
 * enter do not find each other. Root then keeps a copy where others can read it, one a version of the package.
 */
export async function readableBinaries(binaries: Binaries): Promise<Binaries> {
  if (process.getuid?.() !== 0 || !(await closedToOthers(binaries.folder))) return binaries
  const { size, mtimeMs } = await stat(binaries.postgres)
  const copy = path.join(SHARED, `${size}-${Math.floor(mtimeMs)}`)
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`
    await mkdir(SHARED, { recursive: true, mode: 0o755 })
    await cp(binaries.folder, draft, { recursive: true, verbatimSymlinks: true })
    // Another start may have been faster; its copy is as good.
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }))
  }
  const inCopy = (file: string) => path.join(copy, path.relative(binaries.folder, file))
  return { initdb: inCopy(binaries.initdb), postgres: inCopy(binaries.postgres), folder: copy }
}
