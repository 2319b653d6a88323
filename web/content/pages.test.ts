import { describe, expect, it } from 'vitest'
import { blogPosts, postWords } from './blog/posts.ts'
import { pageWords } from './pages.ts'

describe('titles and descriptions', () => {
  it('are unique and fit into a search result', () => {
    const pages = [...Object.values(pageWords), ...blogPosts.map(postWords)]
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
    for (const { title, description, indexed } of pages) {
      expect(title.length, title).toBeLessThanOrEqual(60)
      expect(description.length, description).toBeLessThanOrEqual(160)
      if (indexed) expect(description.length, description).toBeGreaterThanOrEqual(90)
    }
  })
})
