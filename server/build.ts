import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartProblem } from '#platform/problem.ts'
import { compressFolder } from './compress-folder.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** Whatever the browser's half is made from. */
const SOURCES = [
  'web',
  'ui',
  'shop',
  'sandbox/stripe/browser',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
]
const STAMP = 'build/made-from'

export const SANDBOX_SCRIPT = 'build/sandbox/stripe.js'

/** Builds when the build is missing or was made from other sources. Compares contents: a fresh clone has fresh times. */
export async function ensureBuilt(say: (line: string) => void): Promise<void> {
  if (await isCurrent()) return
  await oneAtATime('build.lock', async () => {
    if (await isCurrent()) return
    say('Building the pages (once, and after changes) …')
    // In a process of its own: the bundler's memory would stay with the shop.
    await run(['server/build-now.ts'])
  })
}

async function isCurrent(): Promise<boolean> {
  const made = await readFile(STAMP, 'utf8').catch(() => '')
  return made === (await fingerprint())
}

export async function build(): Promise<void> {
  // Before the build: a source that changes meanwhile must make the next start build again.
  const stamp = await fingerprint()
  await run(['node_modules/@react-router/dev/bin.cjs', 'build'])
  // Brings the bundler along, which whoever only asks whether all is built does without.
  const { buildBrowserScript } = await import('#sandbox/stripe/browser/build.ts')
  await buildBrowserScript(SANDBOX_SCRIPT)
  await compressFolder('build/client')
  await mkdir('build', { recursive: true })
  await writeFile(STAMP, stamp)
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of await filesIn(source))
      hash
        .update(`${file}\0`)
        .update(await readFile(file))
        .update('\0')
  }
  return hash.digest('hex')
}

async function filesIn(source: string): Promise<string[]> {
  if (path.extname(source) !== '') return [source]
  const entries = await readdir(source, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

function run(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    let said = ''
    child.stdout.on('data', (chunk) => (said += String(chunk)))
    child.stderr.on('data', (chunk) => (said += String(chunk)))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new StartProblem(said.trim()))))
  })
}
