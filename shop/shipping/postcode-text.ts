import type { Postcode } from './postcode.ts'

export const POSTCODE_PATTERN = /^[0-9]{4}$/

/**
 * For text that people type: the postcode, or null while it is not one yet. Without the schema library, because the
 * product page asks for a postcode and for nothing else that would need one.
 */
export function postcodeOrNull(text: string): Postcode | null {
  const trimmed = text.trim()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pattern is the one of the schema
  return POSTCODE_PATTERN.test(trimmed) ? (trimmed as Postcode) : null
}
