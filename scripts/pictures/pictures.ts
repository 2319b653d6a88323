// oxlint-disable no-await-in-loop -- one encoder at a time: several would take the machine from everyone else
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { encode } from './encode.ts'
import { PICTURES } from './folders.ts'
import { readLedger, writeLedger, type Ledger } from './ledger.ts'
import { RECIPES } from './recipes.ts'
import { settingsFingerprint, sourceFingerprint, sourcePicture } from './source.ts'

/** Encodes what changed and says which; files of older encodings go. */
export async function encodeChangedPictures(): Promise<string[]> {
  sharp.concurrency(1)
  mkdirSync(PICTURES, { recursive: true })
  const before = readLedger()
  const after: Ledger = {}
  const encoded: string[] = []
  for (const recipe of RECIPES) {
    const source = sourceFingerprint(recipe)
    const settings = settingsFingerprint(recipe)
    const known = before[recipe.key]
    if (known?.source === source && known.settings === settings) {
      after[recipe.key] = known
      continue
    }
    after[recipe.key] = { source, settings, ...(await encode(recipe, await sourcePicture(recipe))) }
    encoded.push(recipe.key)
    // Written after each one: an interrupted run keeps what it made.
    writeLedger({ ...before, ...after })
  }
  writeLedger(after)
  const wanted = new Set(Object.values(after).flatMap((entry) => Object.keys(entry.files)))
  for (const name of readdirSync(PICTURES)) if (!wanted.has(name)) rmSync(join(PICTURES, name))
  return encoded
}
