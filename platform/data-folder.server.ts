import { randomBytes } from 'node:crypto'
import { access, constants, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOf, messageOf, StartProblem } from './problem.ts'

/** Makes DATA_DIR if it is missing and proves that it can be written to. */
export async function openDataFolder(folder: string): Promise<string> {
  const absolute = path.resolve(folder)
  try {
    await mkdir(absolute, { recursive: true })
    await access(absolute, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = codeOf(error) === 'EACCES' ? 'it may not be written to' : messageOf(error)
    throw new StartProblem(
      `The data folder ${absolute} cannot be used: ${reason}. Mend it, or choose another with DATA_DIR=…`,
    )
  }
  return absolute
}

/** A secret that nobody set: made once, kept for later starts, readable by its owner alone. */
export async function keptSecret(folder: string, name: string): Promise<string> {
  const file = path.join(folder, name)
  try {
    const kept = (await readFile(file, 'utf8')).trim()
    if (kept !== '') return kept
  } catch (error) {
    if (codeOf(error) !== 'ENOENT')
      throw new StartProblem(`The secret in ${file} cannot be read: ${messageOf(error)}.`)
  }
  const secret = randomBytes(32).toString('base64url')
  // Written beside and renamed: a crash in between leaves no half secret.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${secret}\n`, { mode: 0o600 })
  await syncFile(draft)
  await rename(draft, file)
  return secret
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file)
  await handle.sync()
  await handle.close()
}
