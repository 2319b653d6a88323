import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The narrowest phone that is still sold, and a common desktop. */
export const SCREENS = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } }

/** What a machine can tell of it: the rules of axe, and that nothing has to be scrolled sideways. */
export async function everybodyCanUse(page: Page): Promise<void> {
  // Without frames there is nothing to put together, and so no need of a second page that does it: half the time.
  const alone = page.frames().length === 1
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(alone).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }))
  expect(scrollWidth, 'scrolls sideways').toBeLessThanOrEqual(clientWidth)
}
