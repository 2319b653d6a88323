import { expect, it } from 'vitest'
import manifest from '#web/pictures.json' with { type: 'json' }
import { pictureAlt } from './pictures-alt.ts'

it('every picture the shop serves has an alternative text', () => {
  const described = new Set(Object.keys(pictureAlt))
  expect(Object.keys(manifest).filter((key) => !described.has(key))).toEqual([])
})

it('every alternative text says something and says it briefly', () => {
  for (const text of Object.values(pictureAlt)) {
    expect(text.length, text).toBeGreaterThan(40)
    expect(text.length, text).toBeLessThan(180)
    expect(text).not.toMatch(/^(?:picture|image|photo)/i)
  }
})
