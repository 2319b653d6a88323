import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '#e2e/find-browser.ts'
import { PHONE, weigh, type PageWeight } from '#e2e/page-weight.ts'
import { publicPages } from './public-pages.ts'

export type ByteRow = { page: string; requests: number; total: number } & PageWeight['bytes']

/** What each public page sends to a phone with an empty cache, in bytes over the wire by kind; [] without a browser. */
export async function measureBytes(shopUrl: string): Promise<ByteRow[]> {
  const executablePath = findBrowser()
  if (executablePath === null) {
    console.log('Bytes are left out, because there is no Chromium: on Debian, apt-get install chromium')
    return []
  }
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  try {
    const rows: ByteRow[] = []
    for (const page of await publicPages(shopUrl)) {
      // A context of its own has a cache of its own.
      const context = await browser.newContext(PHONE)
      const { bytes, requests, total } = await weigh(await context.newPage(), shopUrl + page)
      rows.push({ page, ...bytes, requests, total })
      await context.close()
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** `node bench/bytes.ts http://127.0.0.1:3000`: of a shop that runs already. */
if (import.meta.main) console.table(await measureBytes(process.argv[2] ?? 'http://127.0.0.1:3000'))
