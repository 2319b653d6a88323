import * as z from 'zod/mini'
import type { Postcode } from './postcode.ts'
import { inAnyRange } from './postcode-range.ts'
import type { PostcodeRange } from './postcode-range.ts'

export const AUSTRALIAN_STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'] as const

export const AustralianState = z.enum(AUSTRALIAN_STATES, 'Choose a state or territory')
export type AustralianState = z.infer<typeof AustralianState>

const STATE_NAMES: Readonly<Record<AustralianState, string>> = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  SA: 'South Australia',
  WA: 'Western Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
}
export const stateName = (state: AustralianState): string => STATE_NAMES[state]

/** Where Australia Post puts each number; the ACT lies inside the numbers of NSW. */
const RANGES: Readonly<Record<AustralianState, readonly PostcodeRange[]>> = {
  ACT: [
    [200, 299],
    [2600, 2618],
    [2900, 2920],
  ],
  NSW: [
    [1000, 2599],
    [2619, 2899],
    [2921, 2999],
  ],
  VIC: [
    [3000, 3999],
    [8000, 8999],
  ],
  QLD: [
    [4000, 4999],
    [9000, 9999],
  ],
  SA: [[5000, 5999]],
  WA: [[6000, 6999]],
  TAS: [[7000, 7999]],
  NT: [[800, 999]],
}

/** Delivery rounds that cross a border: people there rightly write the other state. */
const ACROSS_THE_BORDER: ReadonlyMap<string, readonly AustralianState[]> = new Map([
  ['0872', ['SA', 'WA']], // the desert lands south and west of Alice Springs
  ['2406', ['QLD']], // Mungindi
  ['2540', ['ACT']], // Jervis Bay Territory, where the laws of the ACT apply
  ['2611', ['NSW']], // Brindabella
  ['2618', ['NSW']], // Springrange and Wallaroo
  ['2620', ['ACT']], // Oaks Estate
  ['3500', ['NSW']], // the NSW bank of the Murray, served from Victorian towns
  ['3585', ['NSW']],
  ['3586', ['NSW']],
  ['3644', ['NSW']],
  ['3691', ['NSW']],
  ['3707', ['NSW']],
  ['4377', ['NSW']], // the country around Stanthorpe
  ['4380', ['NSW']], // Mingoola
  ['4383', ['NSW']], // Jennings
  ['4385', ['NSW']], // Texas
  ['4825', ['NT']], // Alpurrurulam
] as const)

/** The state to fill in for a postcode, or null for numbers that no state uses. */
export function stateOf(postcode: Postcode): AustralianState | null {
  return AUSTRALIAN_STATES.find((state) => inAnyRange(postcode, RANGES[state])) ?? null
}

/** Whether a state chosen by hand can go with the postcode. */
export function stateMatches(postcode: Postcode, state: AustralianState): boolean {
  const usual = stateOf(postcode)
  return usual === null || usual === state || (ACROSS_THE_BORDER.get(postcode)?.includes(state) ?? false)
}
