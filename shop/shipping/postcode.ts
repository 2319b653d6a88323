import * as z from 'zod/mini'
import { POSTCODE_PATTERN } from './postcode-text.ts'

export { postcodeOrNull } from './postcode-text.ts'

/** Kept as text: 0800 is Darwin, 800 is nowhere. */
export const Postcode = z
  .string()
  .check(z.trim(), z.regex(POSTCODE_PATTERN, 'A postcode has four digits'))
  .brand<'postcode'>()
export type Postcode = z.infer<typeof Postcode>
