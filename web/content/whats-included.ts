import { facts } from '#shop/catalogue/facts.ts'

export const inTheBox: readonly string[] = facts.inTheBox

export const notIncluded =
  'Not included: the towels, ice, brush and linen that stand in some of the pictures, a step, cedar oil, lid straps, test strips, and a garden hose. Any stable, non-slip step of about 20 to 25 cm does well.'
