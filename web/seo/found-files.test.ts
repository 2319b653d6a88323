import { expect, test } from 'vitest'
import { webManifest } from './manifest.ts'
import { robotsText } from './robots.ts'
import { securityText } from './security-txt.ts'
import { sitemapPages } from './sitemap-pages.ts'
import { sitemapXml } from './sitemap.ts'
import { speculationRules } from './speculation.ts'

const SITE = 'https://shop.example'

test('crawlers may see pictures, but not the API', () => {
  const text = robotsText(SITE)
  expect(text).toContain('Allow: /api/assets/\nDisallow: /api/\n')
  expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect(text).not.toMatch(/Disallow: \/(?:cart|checkout)?$/m)
})

test('security.txt expires in the future, within a year', () => {
  const now = new Date('2026-11-15T00:00:00Z')
  const text = securityText({ email: 'hello@shop.example' }, SITE, now)
  expect(text).toContain('Contact: mailto:hello@shop.example\n')
  expect(text).toContain('Expires: 2027-11-01T00:00:00.000Z\n')
})

test('the sitemap holds the pages to be found with the dates that are known', () => {
  const pages = sitemapPages({
    catalogue: new Date('2026-11-15T00:00:00Z'),
    posts: [{ slug: 'cold', date: '2026-10-01' }],
    policyChange: (name) => (name === 'terms' ? '2026-09-01' : null),
  })
  const changes = Object.fromEntries(pages.map(({ path, changed }) => [path, changed]))
  expect(changes).toMatchObject({
    '/': '2026-11-15T00:00:00.000Z',
    '/product': '2026-11-15T00:00:00.000Z',
    '/blog': '2026-10-01',
    '/blog/cold': '2026-10-01',
    '/policies/terms': '2026-09-01',
    '/about': null,
  })
  for (const absent of ['/cart', '/checkout', '/purchase-confirmed', '/maintenance']) {
    expect(changes).not.toHaveProperty(absent)
  }
  expect(sitemapXml(pages, SITE)).toContain(`<url><loc>${SITE}/about</loc></url>`)
})

test('the manifest has both icon sizes and one that may be cut to any shape', () => {
  expect(webManifest().icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})

test('checkout is never fetched ahead', () => {
  expect(JSON.stringify(speculationRules)).toContain('"not":{"href_matches":["/cart","/checkout*"')
})
