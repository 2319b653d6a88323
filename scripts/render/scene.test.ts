import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { galleryPictures } from '#web/content/pictures-alt.ts'
import { readOptions } from './options.ts'
import { draftSize } from './picture.ts'
import { MASTERS, SCENE, SIZES } from './places.ts'
import { readShots } from './shots.ts'
import { sceneSizes } from './sizes.ts'

const shots = readShots()

test('the tub in the pictures has the sizes of the specification', () => {
  const again = 'The facts changed: run `npm run render` for every shot, which writes the sizes first'
  expect(JSON.parse(readFileSync(SIZES, 'utf8')), again).toEqual(sceneSizes())
})

test('every picture of the gallery has a shot that renders it, and every shot its master', () => {
  const files = Object.values(shots).map(({ file }) => file)
  expect(galleryPictures.filter((picture) => !files.includes(picture))).toEqual([])
  expect(files.filter((file) => !existsSync(`${MASTERS}${file}.jpg`))).toEqual([])
})

test('every shot has a camera', () => {
  const cameras = readFileSync(`${SCENE}shots.py`, 'utf8')
  const placed = [...cameras.matchAll(/^ {4}["'](\w+)["']: dict\(/gm)].map(([, name]) => name)
  expect(new Set(placed)).toEqual(new Set(Object.keys(shots)))
})

test('a draft keeps the shape of its picture', () => {
  expect(draftSize('1600x1200')).toBe('400x300')
  expect(draftSize('2560x1440')).toBe('400x225')
})

test('the command reads shots and flags in any order', () => {
  expect(readOptions(['--draft', 'hero', 'deck'])).toMatchObject({ shots: ['hero', 'deck'], draft: true })
  expect(readOptions([])).toMatchObject({ shots: [], all: false })
})
