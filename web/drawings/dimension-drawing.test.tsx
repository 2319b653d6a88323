import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { facts } from '#shop/catalogue/facts.ts'
import { DimensionDrawing } from './dimension-drawing.tsx'
import { dimensionPlan } from './dimension-plan.ts'

describe('the dimension drawing', () => {
  const html = renderToStaticMarkup(<DimensionDrawing tub={facts.tub} chiller={facts.chiller} />)

  test('shows every measure of the specification', () => {
    for (const measure of ['120 cm', '70 cm', '72 cm', '80 cm', '48 cm', '47.5 cm']) {
      expect(html).toContain(`>${measure}</text>`)
    }
  })

  test('says the same to those who cannot see it', () => {
    expect(html).toContain('The tub is 120 cm long, 70 cm wide and 72 cm high.')
    expect(html).toMatch(/role="img" aria-labelledby="(\S+)title \1words"/)
  })

  test('is to scale: one unit a centimetre, tub and chiller on one ground', () => {
    const { paths } = dimensionPlan(facts.tub, facts.chiller)
    const outlines = paths.filter((path) => path.role === 'outline').map((path) => path.d)
    expect(outlines.map((d) => d.replace(/^M\S+ /, ''))).toEqual([
      '90h120v-72h-120z',
      '90h80v-47.5h-80z',
      '202h70v-72h-70z',
      '202h48v-47.5h-48z',
    ])
  })
})
