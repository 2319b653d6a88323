import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How to start a PostgreSQL program: as ourselves, or, because it refuses to run as root, as another user. */
export type RunAs = { prefix: readonly string[]; owner: { uid: number; gid: number } | null }

const AS_OURSELVES: RunAs = { prefix: [], owner: null }

/**
 * Root runs PostgreSQL as 'postgres' (made if the machine has none; 'nobody' where users cannot be made).
 * Where the data lie under a folder that only root may enter, the process also gets the one capability to pass
 * through folders; it still owns and writes its own data folder only.
 */
export async function chooseUser(dataDir: string, cluster: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return AS_OURSELVES
  const user =
    (await ownerOf(cluster)) ?? (await lookUp('postgres')) ?? (await makeUser()) ?? (await lookUp('nobody'))
  if (!user) return AS_OURSELVES
  const ids = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  const closed = await closedToOthers(dataDir)
  const capability = closed ? ['--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search'] : []
  return { prefix: ['setpriv', ...ids, ...capability, '--'], owner: user }
}

/** A cluster made as one user cannot be run by another, even if a 'postgres' has come to the machine since. */
async function ownerOf(cluster: string): Promise<{ uid: number; gid: number } | null> {
  const made = await stat(cluster).catch(() => null)
  return made === null || made.uid === 0 ? null : { uid: made.uid, gid: made.gid }
}

async function lookUp(name: string): Promise<{ uid: number; gid: number } | null> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const fields = passwd
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.split(':')
  return fields?.[2] && fields[3] ? { uid: Number(fields[2]), gid: Number(fields[3]) } : null
}

async function makeUser(): Promise<{ uid: number; gid: number } | null> {
  const plain = ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']
  for (const useradd of ['useradd', '/usr/sbin/useradd']) {
    // A group of that name may be left over from a package that is gone.
    for (const group of [['--user-group'], ['--gid', 'postgres']]) {
      const made = await run(useradd, [...group, ...plain]).then(
        () => true,
        () => false,
      )
      if (made) return lookUp('postgres')
    }
  }
  return null
}

/** Whether somewhere on the way to it there is a folder that only its owner may enter. */
export async function closedToOthers(place: string): Promise<boolean> {
  const OTHERS_MAY_ENTER = 0o001
  for (let folder = path.resolve(place); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const { mode } = await stat(folder)
    if ((mode & OTHERS_MAY_ENTER) === 0) return true
  }
  return false
}
