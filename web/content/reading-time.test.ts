import { describe, expect, it } from 'vitest'
import { blogPosts, categoryFromAddress, postBySlug, postsIn } from './blog/posts.ts'
import { categories } from './blog/post.ts'
import { paragraph, sources } from './blocks.ts'
import { readMinutes, readTime, wordCount } from './reading-time.ts'
import { studies } from './studies.ts'

/** Read time to words, from the specification. */
const TABLE = [
  { minutes: 4, words: 800 },
  { minutes: 5, words: 1000 },
  { minutes: 6, words: 1200 },
  { minutes: 7, words: 1400 },
]
const ABOUT = 30

describe('the four articles', () => {
  it('are about 800, 1000, 1200 and 1400 words long and take 4, 5, 6 and 7 minutes', () => {
    const shortestFirst = blogPosts
      .map(({ content }) => content)
      .toSorted((a, b) => wordCount(a) - wordCount(b))
    expect(shortestFirst.map(readMinutes)).toEqual(TABLE.map(({ minutes }) => minutes))
    for (const [i, { words }] of TABLE.entries()) {
      const counted = wordCount(shortestFirst[i] ?? [])
      expect(Math.abs(counted - words), `${counted} words`).toBeLessThanOrEqual(ABOUT)
    }
  })

  it('stand one in each category, the featured one first', () => {
    expect(blogPosts.map(({ category }) => category).toSorted()).toEqual([...categories].toSorted())
    expect(blogPosts.map(({ featured }) => featured)).toEqual([true, false, false, false])
    for (const category of categories) expect(postsIn(category)).toHaveLength(1)
    expect(postsIn(null)).toEqual(blogPosts)
  })

  it('have addresses, pictures and ids of their own', () => {
    for (const key of ['id', 'slug', 'image', 'title', 'date'] as const) {
      expect(new Set(blogPosts.map((post) => post[key])).size, key).toBe(4)
    }
    for (const { slug, date } of blogPosts) {
      expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
      expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
    }
  })

  it('are found by their address, and an unknown address finds none', () => {
    expect(postBySlug('what-cold-water-does')?.category).toBe('Science')
    expect(postBySlug('nope')).toBeNull()
  })
})

describe('a category in an address', () => {
  it('is read whatever its case, and anything else shows all', () => {
    expect(categoryFromAddress('science')).toBe('Science')
    expect(categoryFromAddress('SCIENCE')).toBe('Science')
    expect(categoryFromAddress('<script>')).toBeNull()
    expect(categoryFromAddress(null)).toBeNull()
  })
})

describe('reading time', () => {
  it('counts the words that are read, and not the sources', () => {
    const blocks = [
      paragraph('One two – three ', { text: 'four five', to: '/' }),
      sources(studies.tipton1989),
    ]
    expect(wordCount(blocks)).toBe(5)
    expect(readTime(blocks)).toBe('1 min read')
  })
})
