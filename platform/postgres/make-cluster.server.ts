import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartProblem } from '#platform/problem.ts'
import type { Binaries } from './binaries.server.ts'
import type { RunAs } from './run-as.server.ts'

/** Made beside and renamed into place when complete, so an interrupted first start leaves nothing half-made. */
export async function makeCluster(
  folder: string,
  binaries: Binaries,
  runAs: RunAs,
  password: string,
): Promise<void> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return assertVersion(folder)
  const draft = `${folder}.new`
  const passwordFile = `${folder}.password`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (runAs.owner) {
    await chown(draft, runAs.owner.uid, runAs.owner.gid)
    await chown(passwordFile, runAs.owner.uid, runAs.owner.gid)
  }
  try {
    const flags = ['-U', 'shop', `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-E', 'UTF8']
    // The built-in locale does not depend on what the machine has installed.
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    await run([...runAs.prefix, binaries.initdb, '-D', draft, ...flags, ...locale])
    await rename(draft, folder)
  } finally {
    await rm(passwordFile, { force: true })
    await rm(draft, { recursive: true, force: true })
  }
}

/** Majors do not read each other's files: say so before PostgreSQL does in its own words. */
async function assertVersion(folder: string): Promise<void> {
  const found = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (found === PACKAGED_MAJOR) return
  throw new StartProblem(
    `The database in ${folder} was made by PostgreSQL ${found}, this shop brings ${PACKAGED_MAJOR}: restore a backup into a new DATA_DIR.`,
  )
}

const PACKAGED_MAJOR = '18'

function run(command: readonly string[]): Promise<void> {
  const [program = '', ...args] = command
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' })
    let said = ''
    child.stdout.on('data', (chunk) => (said += String(chunk)))
    child.stderr.on('data', (chunk) => (said += String(chunk)))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new StartProblem(`The embedded PostgreSQL could not be set up: ${lastLine(said)}.`))
    })
  })
}

export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? 'it gave no reason'
}
