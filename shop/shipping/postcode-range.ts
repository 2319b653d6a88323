import type { Postcode } from './postcode.ts'

/** First and last postcode, both included. */
export type PostcodeRange = readonly [first: number, last: number]

export function inAnyRange(postcode: Postcode, ranges: readonly PostcodeRange[]): boolean {
  const number = Number(postcode)
  return ranges.some(([first, last]) => first <= number && number <= last)
}
