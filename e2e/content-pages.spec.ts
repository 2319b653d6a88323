import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './test.ts'

const PAGES = [
  '/about',
  '/contact',
  '/blog',
  '/blog/what-cold-water-does',
  '/wellness',
  '/resources/maintenance',
  '/resources/setup',
  '/resources/faq',
  '/policies/privacy',
  '/policies/returns',
  '/policies/terms',
  '/newsletter/unsubscribe?token=none',
]

const WIDTHS = { phone: 360, desktop: 1440 }

for (const path of PAGES) {
  for (const [screen, width] of Object.entries(WIDTHS)) {
    test(`everybody can use ${path} on a ${screen}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      const widest = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(widest, 'scrolls sideways').toBeLessThanOrEqual(width)
    })
  }
}
