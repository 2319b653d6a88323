import { expect, test } from 'vitest'
import { pageWords } from '#web/content/pages.ts'
import { metaOf, pageMeta } from './page-meta.ts'

const SITE = 'https://shop.example'
const page = { title: 'Title', description: 'Words', path: '/about', siteUrl: SITE }

test('a public page names its one address and a preview of 1200 by 630', () => {
  const meta = pageMeta(page)
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${SITE}/about` })
  expect(meta).toContainEqual({ property: 'og:image', content: `${SITE}/api/assets/social-about.jpg` })
  expect(meta).toContainEqual({ property: 'og:image:width', content: '1200' })
  expect(meta).toContainEqual({ property: 'og:image:height', content: '630' })
  expect(meta).toContainEqual({ property: 'og:locale', content: 'en_AU' })
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  expect(meta).not.toContainEqual(expect.objectContaining({ name: 'robots' }))
})

test.each(['/cart', '/checkout', '/purchase-confirmed'] as const)(
  '%s stays out of search results',
  (path) => {
    const meta = metaOf(path, SITE)
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(meta).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }))
  },
)

test('titles and descriptions are unique and fit a search result', () => {
  const words = Object.values(pageWords)
  expect(new Set(words.map(({ title }) => title)).size).toBe(words.length)
  expect(new Set(words.map(({ description }) => description)).size).toBe(words.length)
  for (const { title, description } of words) {
    expect(title.length).toBeLessThanOrEqual(65)
    expect(description.length).toBeLessThanOrEqual(165)
  }
})
