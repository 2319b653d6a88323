import { pageWords } from '#web/content/pages.ts'
import type { SitemapPage } from './sitemap.ts'

export type KnownDates = {
  /** Price, stock or sale. */
  catalogue: Date
  posts: readonly { readonly slug: string; readonly date: string }[]
  policyChange(name: string): string | null
}

/** Every page that should be found, with the day it last changed where that is known. */
export function sitemapPages(dates: KnownDates): readonly SitemapPage[] {
  const indexed = Object.entries(pageWords).filter(([, { indexed: isIndexed }]) => isIndexed)
  const pages = indexed.map(([path]) => ({ path, changed: changeOf(path, dates) }))
  const posts = dates.posts.map(({ slug, date }) => ({ path: `/blog/${slug}`, changed: date }))
  return [...pages, ...posts]
}

function changeOf(path: string, dates: KnownDates): string | null {
  if (path === '/' || path === '/product') return dates.catalogue.toISOString()
  if (path === '/blog')
    return (
      dates.posts
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? null
    )
  return dates.policyChange(path.slice(path.lastIndexOf('/') + 1))
}
