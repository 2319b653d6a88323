/**
 * npm run manual: prints the user manual from the words of the pages. The PDF is committed; the test beside this file
 * fails when the words have changed since.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contentFingerprint, sha256 } from './fingerprint.ts'
import type { Ledger } from './ledger.ts'
import { pageCount } from './page-numbers.ts'
import { MADE_FROM, MANUAL } from './places.ts'
import { printManual } from './print.ts'

const pdf = await printManual()
const ledger: Ledger = {
  content: contentFingerprint(),
  file: sha256(pdf),
  pages: pageCount(pdf),
  bytes: pdf.byteLength,
}
mkdirSync(dirname(MANUAL), { recursive: true })
writeFileSync(MANUAL, pdf)
writeFileSync(MADE_FROM, JSON.stringify(ledger, null, 2) + '\n')
console.log(`Printed ${ledger.pages} pages, ${Math.round(ledger.bytes / 1000)} KB: ${MANUAL}`)
