import { test as base, expect, type Page, type Response } from '@playwright/test'
import { createMailbox, type Mailbox } from './mailbox.ts'
import { createOwner, type Owner } from './owner.ts'
import { Shopper } from './shopper.ts'
import { startTestShop, type TestShop } from './running-shop.ts'

type Fixtures = {
  owner: Owner
  shopper: Shopper
  mailbox: Mailbox
  allowedErrors: RegExp[]
  quietConsole: void
}

/**
 * A Playwright test on a shop of its own (one a worker). Before each test the shelf holds 8 tubs again, at $4,999.
 * Whatever the browser complains about fails the test, unless the story is about just that: `allowedErrors`.
 */
export const test = base.extend<Fixtures, { shop: TestShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const shop = await startTestShop()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitUntilAwake(page)
    await use(page)
  },
  owner: async ({ shop }, use) => use(createOwner(shop)),
  mailbox: async ({ shop }, use) => use(createMailbox(shop)),
  shopper: async ({ page }, use) => use(new Shopper(page)),
  // One expression at most: Playwright reads a pair in test.use as a value and its options.
  allowedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, owner, allowedErrors }, use) => {
      await owner.resets()
      const complaints = listenToConsole(page)
      await use()
      expect(complaints.filter((line) => !allowedErrors.some((allowed) => allowed.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * A page is shown before its script comes. A story begins when it listens; what comes earlier has tests of its own: they do not wait
 * for the opening before they have let the script come.
 */
function waitUntilAwake(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const awake = async (answer: Response | null) => {
    const isPage = (await answer?.headerValue('content-type'))?.startsWith('text/html')
    if (isPage) await page.waitForSelector('html[data-awake]', AWAKE)
    return answer
  }
  page.goto = async (...where) => awake(await goto(...where))
  page.reload = async (...how) => awake(await reload(...how))
}

const AWAKE = { state: 'attached', timeout: 60_000 } as const

function listenToConsole(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}
