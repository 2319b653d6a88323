import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const FOLDER = path.resolve('bench/lighthouse')

/** The little of its interface that we use. Its own types come with the package, which a fresh clone does not have. */
export type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'silent' | 'error'; output: 'json' },
) => Promise<{ lhr: unknown } | undefined>

/**
 * Lighthouse has a package.json of its own, one folder down: here it would cut this folder off from the project's own
 * `#` imports. Null, after saying why, when it cannot be had.
 */
export async function loadLighthouse(say: (line: string) => void): Promise<Lighthouse | null> {
  if (!existsSync(path.join(FOLDER, 'node_modules/lighthouse'))) {
    say('Lighthouse is not here yet: npm ci --prefix bench/lighthouse …')
    const problem = await install()
    if (problem !== null) {
      say(`Lighthouse is left out, because npm could not install it: ${problem}`)
      return null
    }
  }
  const entry = createRequire(path.join(FOLDER, 'package.json')).resolve('lighthouse')
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse }
  return lighthouse
}

async function install(): Promise<string | null> {
  try {
    await promisify(execFile)('npm', ['ci', '--prefix', FOLDER, '--no-audit', '--no-fund'])
    return null
  } catch (error) {
    const said = String(error).split('\n')
    return said.find((line) => line.startsWith('npm error')) ?? said[0] ?? 'no reason given'
  }
}
