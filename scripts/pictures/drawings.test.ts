import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { setupSteps } from '#web/content/setup.ts'
import { dimensionOverlay } from './dimension-overlay.ts'
import { drawings } from './drawings.ts'
import { mark } from './mark.ts'
import { setupDrawing } from './setup-drawings.ts'

describe('the drawings', () => {
  test('show each step of the guide under its title', () => {
    expect(setupSteps).toHaveLength(6)
    for (const [index, step] of setupSteps.entries()) {
      expect(setupDrawing(index + 1)).toContain(`<title id="step">${step.title}</title>`)
    }
    expect(() => setupDrawing(7)).toThrow('There is no step 7')
  })

  test.each(drawings())('$path can be opened', async ({ make }) => {
    const { format, width } = await sharp(Buffer.from(await make())).metadata()
    expect(format).toBe('svg')
    expect(width).toBeGreaterThan(100)
  })

  test('picture 11 carries the sizes of the specification', () => {
    const numbers = dimensionOverlay().match(/[\d.]+ cm/g)
    expect(numbers).toEqual(['120 cm', '70 cm', '72 cm', '80 cm', '47.5 cm', '48 cm'])
  })

  test('a launcher that cuts the icon to a circle cuts nothing of the tub', async () => {
    const size = 100
    const { data } = await sharp(Buffer.from(mark('maskable')), { density: 225 })
      .resize(size, size)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const outside: number[] = []
    for (let pixel = 0; pixel < size * size; pixel += 1) {
      const away = Math.hypot((pixel % size) + 0.5 - size / 2, Math.floor(pixel / size) + 0.5 - size / 2)
      // 80 % of the width is the part that every launcher keeps.
      if (away > size * 0.4) outside.push(data[pixel * 3] ?? 0)
    }
    expect(Math.max(...outside)).toBeLessThan(30)
  })
})
