import * as z from 'zod/mini'

/** Kept as text: 0800 is Darwin, 800 is nowhere. */
export const Postcode = z
  .string()
  .check(z.trim(), z.regex(/^[0-9]{4}$/, 'A postcode has four digits'))
  .brand<'postcode'>()
export type Postcode = z.infer<typeof Postcode>

/** For text that people type: the postcode, or null while it is not one yet. */
export function postcodeOrNull(text: string): Postcode | null {
  const parsed = Postcode.safeParse(text)
  return parsed.success ? parsed.data : null
}
