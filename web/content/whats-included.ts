import { facts } from '#shop/catalogue/facts.ts'

export const inTheBox: readonly string[] = facts.inTheBox

export const notIncluded =
  'Not included: the step, towels, ice, brush and cedar oil that stand in some of the pictures, lid straps, test strips, and a garden hose. Any stable, non-slip step of about 20 to 25 cm does well.'
