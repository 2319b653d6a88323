import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { PICTURE_LEDGER, PAGE_MANIFEST } from './folders.ts'

const LedgerEntrySchema = z.object({
  /** Fingerprint of the master and of everything drawn over it. */
  source: z.string(),
  /** Fingerprint of widths and encoder settings. */
  settings: z.string(),
  width: z.int(),
  height: z.int(),
  /** Mean colours of the top, middle and bottom third, shown until the picture has arrived. */
  tones: z.array(z.string()),
  widths: z.array(z.int()),
  /** Fingerprint of all encoded files of this picture; part of their names. */
  hash: z.string(),
  /** File name to size in bytes. */
  files: z.record(z.string(), z.int()),
})
const LedgerSchema = z.record(z.string(), LedgerEntrySchema)

export type LedgerEntry = z.infer<typeof LedgerEntrySchema>
export type Ledger = z.infer<typeof LedgerSchema>

export function readLedger(): Ledger {
  try {
    return LedgerSchema.parse(JSON.parse(readFileSync(PICTURE_LEDGER, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

export function writeLedger(ledger: Ledger): void {
  writeFileSync(PICTURE_LEDGER, JSON.stringify(ledger, null, 2) + '\n')
  writeFileSync(PAGE_MANIFEST, JSON.stringify(pageManifest(ledger), null, 2) + '\n')
}

/** Without sizes and source fingerprints: this part travels to the browser. */
export function pageManifest(ledger: Ledger) {
  return Object.fromEntries(
    Object.entries(ledger).map(([key, { width, height, widths, hash, tones }]) => [
      key,
      { width, height, widths, hash, tones },
    ]),
  )
}

export function fileName(key: string, width: number, hash: string, extension: 'avif' | 'jpg'): string {
  return `${key}-${width}.${hash}.${extension}`
}
