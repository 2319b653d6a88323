import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { manualHtml } from './book.ts'
import { PICTURE_ADDRESS } from './figures.ts'
import { ASSETS } from './places.ts'

export const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Of everything the manual is made from: words, look, drawings, and the masters it shows. */
export function contentFingerprint(): string {
  const html = manualHtml()
  const masters = new Set([...html.matchAll(PICTURE_ADDRESS)].map(([, master = '']) => master))
  const hashes = [...masters].map((master) => sha256(readFileSync(`${ASSETS}masters/${master}.jpg`)))
  return sha256([sha256(html), ...hashes].join(' '))
}
