import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { galleryPictures } from './content/pictures-alt.ts'
import { picture, pictureAddress } from './pictures.ts'

test.each(galleryPictures)(
  'gallery picture %s exists in every width, and has the shape of the gallery',
  (key) => {
    const { base, width, height, widths, hash } = picture(key)
    expect(base).toBe(`/api/assets/${key}`)
    expect(width / height).toBeCloseTo(4 / 3, 2)
    for (const each of widths) {
      const file = new URL(`../assets/pictures/${key}-${each}.${hash}.avif`, import.meta.url)
      expect(existsSync(fileURLToPath(file))).toBe(true)
    }
  },
)

test('the product list names its picture without a fingerprint', () => {
  expect(pictureAddress('01-three-quarter')).toBe('/api/assets/01-three-quarter.jpg')
})
