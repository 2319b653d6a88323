import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type BrowserContext } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '#e2e/find-browser.ts'
import { freePort } from '#platform/free-port.server.ts'
import { ensureBuilt } from '#server/build.ts'
import { loadLighthouse, type Lighthouse } from './lighthouse-package.ts'
import { medianRow, readReport, type LighthouseRow } from './lighthouse-row.ts'
import { publicPages } from './public-pages.ts'
import { startShopProcess } from './shop-process.ts'

export type { LighthouseRow } from './lighthouse-row.ts'

const FULL_CART = '/cart, one item'
/** On a busy machine Lighthouse now and then sees no first paint, and gives no score. */
const MOST_ATTEMPTS = 3

/**
 * Lighthouse as it comes: a phone, simulated slow 4G. Null, after saying why, when Lighthouse or a browser is missing.
 * `only` names one page; without it every public page is measured.
 */
export async function measureLighthouse(shopUrl: string, only?: string): Promise<LighthouseRow[] | null> {
  const lighthouse = await loadLighthouse(console.log)
  const executablePath = findBrowser()
  if (lighthouse === null) return null
  if (executablePath === null) {
    console.log('Lighthouse is left out, because there is no Chromium: on Debian, apt-get install chromium')
    return null
  }
  const profile = await mkdtemp(path.join(tmpdir(), 'shop-lighthouse-'))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
  })
  const measure = (page: string, name = page) => measurePage(lighthouse, port, shopUrl + page, name)
  try {
    const rows: LighthouseRow[] = []
    const pages = await publicPages(shopUrl)
    for (const page of only === undefined ? pages : [only]) rows.push(await measure(page))
    if (only === undefined) {
      await fillCart(browser, shopUrl)
      rows.push(await measure('/cart', FULL_CART))
    }
    return rows
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
}

async function measurePage(
  lighthouse: Lighthouse,
  port: number,
  url: string,
  name: string,
): Promise<LighthouseRow> {
  async function once(attempts = MOST_ATTEMPTS): Promise<LighthouseRow> {
    try {
      const result = await lighthouse(url, { port, logLevel: 'silent', output: 'json' })
      return readReport(name, result?.lhr)
    } catch (error) {
      if (attempts <= 1) throw error
      return once(attempts - 1)
    }
  }
  // The middle of three: on two cores the time of a single run tells more of the machine than of the page.
  return medianRow([await once(), await once(), await once()])
}

/** As a buyer does it. Lighthouse empties the caches before each page and leaves the cart alone. */
async function fillCart(browser: BrowserContext, shopUrl: string): Promise<void> {
  const page = await browser.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`${shopUrl}/product`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.close()
}

export function printLighthouse(rows: readonly LighthouseRow[]): void {
  console.table(
    rows.map(({ page, lcpMs, tbtMs, cls, faults, ...scores }) => ({
      page,
      ...scores,
      'LCP s': (lcpMs / 1000).toFixed(2),
      'TBT ms': tbtMs,
      CLS: cls.toFixed(4),
      faults: faults.join(' '),
    })),
  )
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { page: { type: 'string' }, shop: { type: 'string' } } })
  if (values.shop !== undefined) {
    printLighthouse((await measureLighthouse(values.shop, values.page)) ?? [])
    return
  }
  await ensureBuilt(console.log)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-lighthouse-data-'))
  const shop = await startShopProcess(dataDir)
  try {
    printLighthouse((await measureLighthouse(shop.url, values.page)) ?? [])
  } finally {
    await shop.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** `node bench/lighthouse.ts` alone: all pages, or `--page /product`; `--shop URL` measures one that runs already. */
if (import.meta.main) await main()
