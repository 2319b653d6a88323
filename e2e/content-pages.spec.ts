import { everybodyCanUse, SCREENS } from './accessible.ts'
import { test } from './test.ts'

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

for (const path of PAGES) {
  test(`everybody can use ${path} on a phone and on a desktop`, async ({ page }) => {
    await page.setViewportSize(SCREENS.phone)
    await page.goto(path)
    await everybodyCanUse(page)
    await page.setViewportSize(SCREENS.desktop)
    await everybodyCanUse(page)
  })
}
