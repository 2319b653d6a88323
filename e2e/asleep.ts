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

/** The style sheet keeps the time of what says that a script has not come, which no clock of a test can turn. */
export const lettingTimePass = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'come-late') animation.finish()
  })
