// oxlint-disable no-await-in-loop -- one browser at a time: several would take the machine from everyone else
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { drawings } from './drawings.ts'
import { sha256 } from './fingerprint.ts'
import { ASSETS, MADE_FILES_LEDGER } from './folders.ts'
import { icons } from './icons.ts'
import type { MadeFile } from './made-file.ts'
import { socialCards } from './social-cards.ts'
import { socialPreviewFile } from './social-preview.ts'

const MadeLedger = z.record(z.string(), z.object({ source: z.string(), content: z.string() }))

export function madeFiles(): MadeFile[] {
  return [...icons(), ...drawings(), ...socialCards().map(socialPreviewFile)]
}

export function readMadeLedger(): z.infer<typeof MadeLedger> {
  try {
    return MadeLedger.parse(JSON.parse(readFileSync(MADE_FILES_LEDGER, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

/** Makes what changed and says which; what is made no more goes. */
export async function makeChangedFiles(): Promise<string[]> {
  const before = readMadeLedger()
  const after: typeof before = {}
  const made: string[] = []
  for (const file of madeFiles()) {
    const known = before[file.path]
    if (known?.source === file.source) {
      after[file.path] = known
      continue
    }
    const content = await file.make()
    mkdirSync(dirname(join(ASSETS, file.path)), { recursive: true })
    writeFileSync(join(ASSETS, file.path), content)
    after[file.path] = { source: file.source, content: sha256(content) }
    made.push(file.path)
  }
  for (const path of Object.keys(before)) if (!after[path]) rmSync(join(ASSETS, path), { force: true })
  writeFileSync(MADE_FILES_LEDGER, JSON.stringify(after, null, 2) + '\n')
  return made
}
