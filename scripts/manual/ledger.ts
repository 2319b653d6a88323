import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { MADE_FROM } from './places.ts'

const Ledger = z.object({
  /** Fingerprint of the content data, the look, the drawings and the masters. */
  content: z.string(),
  /** Fingerprint of the PDF itself: nobody changes it by hand. */
  file: z.string(),
  pages: z.int(),
  bytes: z.int(),
})

export type Ledger = z.infer<typeof Ledger>

export const readLedger = (): Ledger => Ledger.parse(JSON.parse(readFileSync(MADE_FROM, 'utf8')))
