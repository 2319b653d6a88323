import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { blogPosts, postPath } from './content/blog/posts.ts'
import { pageWords } from './content/pages.ts'
import { socialPreview } from './social-preview.ts'

test.each([...Object.keys(pageWords), ...blogPosts.map(postPath)])(
  '%s has a preview for social networks',
  (path) => {
    const file = new URL(`../assets/social/${basename(socialPreview(path))}`, import.meta.url)
    expect(existsSync(fileURLToPath(file))).toBe(true)
  },
)

test('the old address of the maintenance page shows the same preview', () => {
  expect(socialPreview('/maintenance')).toBe(socialPreview('/resources/maintenance'))
})

test('the three policies share one preview, and the pages of one visitor the common one', () => {
  expect(socialPreview('/policies/privacy')).toBe('/api/assets/social-policies.jpg')
  expect(socialPreview('/cart')).toBe('/api/assets/social.jpg')
})
