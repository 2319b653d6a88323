import type { Postcode } from './postcode.ts'
import { inAnyRange } from './postcode-range.ts'
import type { PostcodeRange } from './postcode-range.ts'

export type Zone = 'sydney' | 'interstate' | 'not-served'

/** Post-office boxes and large-volume receivers: a tub of 115 kg cannot be left there. */
export const POST_OFFICE_RANGES: readonly PostcodeRange[] = [
  [200, 299], // ACT
  [900, 999], // NT
  [1000, 1999], // NSW
  [5800, 5999], // SA
  [6800, 6999], // WA
  [7800, 7999], // TAS
  [8000, 9999], // VIC and QLD
]

/** Sydney and Greater Sydney as the specification lists them, overlaps included. */
export const SYDNEY_RANGES: readonly PostcodeRange[] = [
  [2000, 2249],
  [2250, 2263],
  [2280, 2289],
  [2555, 2559], // metropolitan Sydney too, between the listed ranges
  [2560, 2571],
  [2572, 2574], // metropolitan Sydney too, between the listed ranges
  [2745, 2786],
  [2777, 2787],
]

export function zoneOf(postcode: Postcode): Zone {
  if (inAnyRange(postcode, POST_OFFICE_RANGES)) return 'not-served'
  return inAnyRange(postcode, SYDNEY_RANGES) ? 'sydney' : 'interstate'
}
