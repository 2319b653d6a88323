import { chromium, type Page } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../e2e/find-browser.ts'
import { manualHtml } from './book.ts'
import { withFonts } from './fonts.ts'
import { anchorPages } from './page-numbers.ts'
import { withPictures } from './print-pictures.ts'

/** Twice: the first print tells on which page each chapter begins, the second has that in its contents. */
export async function printManual(): Promise<Uint8Array> {
  const executablePath = findBrowser()
  if (executablePath === null)
    throw new Error('The manual is printed by Chromium, and there is none. Install the package chromium.')
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage()
    const first = anchorPages(await print(page, manualHtml()))
    const second = await print(page, manualHtml(first))
    const moved = [...anchorPages(second)].filter(([id, number]) => first.get(id) !== number)
    if (moved.length > 0) throw new Error(`Chapters moved between the two prints: ${moved.join('; ')}`)
    return second
  } finally {
    await browser.close()
  }
}

async function print(page: Page, html: string): Promise<Uint8Array> {
  await page.setContent(withFonts(await withPictures(html)))
  await page.evaluate(() => document.fonts.ready)
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
}
