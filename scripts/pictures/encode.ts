// oxlint-disable no-await-in-loop -- one encoder at a time: several would take the machine from everyone else
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { PICTURES } from './folders.ts'
import { shortHash } from './fingerprint.ts'
import { fileName, type LedgerEntry } from './ledger.ts'
import { ENCODING, FIRST_VIEW, type Recipe } from './recipes.ts'

type Encoded = Omit<LedgerEntry, 'source' | 'settings'>

export async function encode(recipe: Recipe, picture: Buffer): Promise<Encoded> {
  const { width, height } = await sharp(picture).metadata()
  const variants: { width: number; extension: 'avif' | 'jpg'; bytes: Buffer }[] = []
  for (const target of recipe.widths) {
    const resized = await sharp(picture).resize({ width: target }).png({ compressionLevel: 0 }).toBuffer()
    const avif = await sharp(resized).avif(avifSettings(recipe, target)).toBuffer()
    const jpeg = await sharp(resized).jpeg(ENCODING.jpeg).toBuffer()
    variants.push({ width: target, extension: 'avif', bytes: avif })
    variants.push({ width: target, extension: 'jpg', bytes: jpeg })
  }
  const hash = shortHash(...variants.map((variant) => variant.bytes))
  const files: Record<string, number> = {}
  for (const variant of variants) {
    const name = fileName(recipe.key, variant.width, hash, variant.extension)
    writeFileSync(join(PICTURES, name), variant.bytes)
    files[name] = variant.bytes.byteLength
  }
  return { width, height, widths: [...recipe.widths], hash, tones: await tones(picture), files }
}

const avifSettings = ({ firstView }: Recipe, width: number) =>
  firstView && width <= FIRST_VIEW.widest ? FIRST_VIEW.avif : ENCODING.avif

async function tones(picture: Buffer): Promise<string[]> {
  const pixels = await sharp(picture)
    .removeAlpha()
    .resize(1, 3, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  return [0, 3, 6].map((start) => '#' + pixels.subarray(start, start + 3).toString('hex'))
}
