import type { Page } from '@playwright/test'

/** Holds the page's script back, so that it is only what the server sent, until the returned function is called. */
export async function keepsThePageAsleep(page: Page): Promise<() => void> {
  let wake = (): void => undefined
  const woken = new Promise<void>((resolve) => (wake = resolve))
  await page.route('**/assets/entry.client*', async (route) => {
    await woken
    await route.continue()
  })
  return () => wake()
}
