import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.server.ts'
import { manualChapters } from '#web/content/manual.ts'
import { MANUAL_PATH } from '#web/content/navigation.ts'
import { CONSUMER_GUARANTEE_WORDING } from '#web/content/product/warranty-tab.ts'
import { facts } from '#shop/catalogue/facts.ts'
import { chapters, manualHtml } from './book.ts'
import { contentFingerprint, sha256 } from './fingerprint.ts'
import { readLedger } from './ledger.ts'
import { anchorPages, pageCount } from './page-numbers.ts'
import { MANUAL } from './places.ts'
import { linkedChapters } from './printed-links.ts'
import { printedShop } from './printed-shop.ts'

const ledger = readLedger()
const pdf = readFileSync(MANUAL)

test('the manual was printed from the words of today', () => {
  const again =
    'The words of the manual have changed since it was printed: run `npm run manual` and commit it'
  expect(ledger.content, again).toBe(contentFingerprint())
})

test('the committed manual is the one that was printed, whole', () => {
  expect(sha256(pdf)).toBe(ledger.file)
  expect(pdf.byteLength).toBe(ledger.bytes)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(MANUAL_PATH.endsWith('/plunge-one-user-manual.pdf')).toBe(true)
})

test('the manual has 12 to 24 pages and stays under 4 MB', () => {
  expect(pageCount(pdf)).toBe(ledger.pages)
  expect(ledger.pages).toBeGreaterThanOrEqual(12)
  expect(ledger.pages).toBeLessThanOrEqual(24)
  expect(ledger.bytes).toBeLessThan(4_000_000)
})

test('screen readers find its structure and readers its outline', () => {
  const text = pdf.toString('latin1')
  expect(text).toContain('/MarkInfo <</Type /MarkInfo\n/Marked true')
  expect(text).toContain('/Outlines')
  expect(text).toContain('/Lang (en-AU)')
})

test('every chapter stands in its order, on the page that the contents name', () => {
  expect(chapters.map(({ title }) => title)).toEqual(manualChapters)
  const pages = chapters.map(({ id }) => anchorPages(pdf).get(id) ?? 0)
  expect(pages[0]).toBe(3)
  expect(pages).toEqual(pages.toSorted((a, b) => a - b))
  expect(new Set(pages).size).toBe(chapters.length)
})

test('a link between chapters leads to a chapter', () => {
  const ids = new Set(chapters.map(({ id }) => id))
  expect(linkedChapters.filter((id) => !ids.has(id))).toEqual([])
})

test('the manual says what the law prescribes and every diagnostic code', () => {
  const html = manualHtml()
  expect(html).toContain(CONSUMER_GUARANTEE_WORDING)
  for (const { code } of facts.diagnosticCodes) expect(html).toContain(`${code}:`)
})

test('the printed phone and address are the defaults of the shop', () => {
  const env = readEnv({})
  expect(printedShop.phone).toBe(env.SHOP_PHONE)
  expect(printedShop.email).toBe(env.SHOP_EMAIL)
})
