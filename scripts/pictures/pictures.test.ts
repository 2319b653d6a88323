import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sha256, shortHash } from './fingerprint.ts'
import { ASSETS, PAGE_MANIFEST, PICTURES } from './folders.ts'
import { fileName, pageManifest, readLedger } from './ledger.ts'
import { madeFiles, readMadeLedger } from './made-files.ts'
import { RECIPES } from './recipes.ts'
import { settingsFingerprint, sourceFingerprint } from './source.ts'

const AGAIN = 'changed since it was made: run `npm run pictures` and commit the result'
const ledger = readLedger()

function avifBytes(key: string, width: number): number {
  const entry = ledger[key]
  return entry?.files[fileName(key, width, entry.hash, 'avif')] ?? Infinity
}

describe.each(RECIPES)('picture $key', (recipe) => {
  const entry = ledger[recipe.key]

  test('was encoded from the master and the settings of today', () => {
    expect(entry?.source, `${recipe.key} ${AGAIN}`).toBe(sourceFingerprint(recipe))
    expect(entry?.settings, `${recipe.key} ${AGAIN}`).toBe(settingsFingerprint(recipe))
  })

  test('has at most four widths, each as AVIF and JPEG, named after what is in them', () => {
    expect(recipe.widths.length).toBeLessThanOrEqual(4)
    const hash = entry?.hash ?? ''
    const names = recipe.widths.flatMap((width) => [
      fileName(recipe.key, width, hash, 'avif'),
      fileName(recipe.key, width, hash, 'jpg'),
    ])
    expect(Object.keys(entry?.files ?? {})).toEqual(names)
    expect(shortHash(...names.map((name) => readFileSync(join(PICTURES, name))))).toBe(hash)
  })
})

test('the list that pages read is the one of the encoded pictures', () => {
  expect(JSON.parse(readFileSync(PAGE_MANIFEST, 'utf8'))).toEqual(pageManifest(ledger))
})

test('no file of an older encoding is left', () => {
  expect(readdirSync(PICTURES).toSorted()).toEqual(
    Object.values(ledger)
      .flatMap((entry) => Object.keys(entry.files))
      .toSorted(),
  )
})

test.each([
  { phone: '412 CSS pixels at 1.75 dots', main: 960 },
  { phone: '390 CSS pixels at 3 dots', main: 1600 },
])('the first view of the product page costs at most 150 KB of pictures on a phone of $phone', ({ main }) => {
  const gallery = RECIPES.filter((recipe) => /^\d\d-/.test(recipe.key))
  expect(gallery).toHaveLength(11)
  const thumbnails = gallery.reduce((sum, { key }) => sum + avifBytes(key, 240), 0)
  expect(avifBytes('01-three-quarter', main) + thumbnails).toBeLessThan(150_000)
})

test('masters and everything made from them stay below 45 MB', () => {
  const files = readdirSync(ASSETS, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const total = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
  expect(total).toBeLessThan(45_000_000)
})

test.each(madeFiles())('$path was made from the masters and words of today', ({ path, source }) => {
  const entry = readMadeLedger()[path]
  expect(entry?.source, `${path} ${AGAIN}`).toBe(source)
  expect(sha256(readFileSync(join(ASSETS, path)))).toBe(entry?.content)
})
