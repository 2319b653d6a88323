import { facts } from '#shop/catalogue/facts.ts'
import type { PageWords } from '#web/content/pages.ts'
import { aYearOfClearWater } from './a-year-of-clear-water.ts'
import { firstMonthInColdWater } from './first-month-in-cold-water.ts'
import type { BlogPost, Category } from './post.ts'
import { categories } from './post.ts'
import { theWarmEndOfTheDial } from './the-warm-end-of-the-dial.ts'
import { whatColdWaterDoes } from './what-cold-water-does.ts'

/** The featured one first, then the newest. */
export const blogPosts: readonly BlogPost[] = [
  firstMonthInColdWater,
  whatColdWaterDoes,
  aYearOfClearWater,
  theWarmEndOfTheDial,
].toSorted((a, b) => Number(b.featured) - Number(a.featured) || b.date.localeCompare(a.date))

export const postBySlug = (slug: string): BlogPost | null =>
  blogPosts.find((post) => post.slug === slug) ?? null

export const postPath = ({ slug }: Pick<BlogPost, 'slug'>): string => `/blog/${slug}`

/** Title and description of an article's page. */
export const postWords = ({ title, excerpt, image }: BlogPost): PageWords => ({
  title: `${title} | ${facts.productName}`,
  description: excerpt,
  picture: image,
  indexed: true,
})

export const postsIn = (category: Category | null): readonly BlogPost[] =>
  category === null ? blogPosts : blogPosts.filter((post) => post.category === category)

/** 'science' in an address names the category Science; anything else names none, which shows all. */
export const categoryFromAddress = (given: string | null): Category | null =>
  categories.find((category) => category.toLowerCase() === given?.toLowerCase()) ?? null

export const categoryPath = (category: Category | null): string =>
  category === null ? '/blog' : `/blog?category=${category.toLowerCase()}`
