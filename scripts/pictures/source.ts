import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { dimensionOverlay } from './dimension-overlay.ts'
import { MASTERS } from './folders.ts'
import { sha256 } from './fingerprint.ts'
import { ENCODING, FIRST_VIEW, type Recipe } from './recipes.ts'
import { typeset } from './typeset.ts'

export function sourceFingerprint(recipe: Recipe): string {
  const master = readMaster(recipe.master)
  return recipe.overlay ? sha256(master, dimensionOverlay()) : sha256(master)
}

export function settingsFingerprint(recipe: Recipe): string {
  const firstView = recipe.firstView && FIRST_VIEW
  return sha256(JSON.stringify({ widths: recipe.widths, encoding: ENCODING, firstView }))
}

/** The picture to encode: the master, with what is drawn over it. */
export async function sourcePicture(recipe: Recipe): Promise<Buffer> {
  const master = readMaster(recipe.master)
  if (!recipe.overlay) return master
  const { width, height } = await sharp(master).metadata()
  const overlay = await typeset(dimensionOverlay(), { width, height })
  return sharp(master)
    .composite([{ input: overlay }])
    .png()
    .toBuffer()
}

export function readMaster(name: string): Buffer {
  return readFileSync(join(MASTERS, name))
}
