import type { ArticleLeaf } from 'schema-dts'
import { organizationId } from './node-ids.ts'

export type ShownArticle = {
  headline: string
  description: string
  path: string
  /** Day of publication, '2026-09-01'. */
  published: string
  modified: string
  section: string
  wordCount: number
  image: string
}

export const articleThing = (article: ShownArticle, siteUrl: string): ArticleLeaf => ({
  '@type': 'Article',
  headline: article.headline,
  description: article.description,
  image: siteUrl + article.image,
  datePublished: article.published,
  dateModified: article.modified,
  articleSection: article.section,
  wordCount: article.wordCount,
  inLanguage: 'en-AU',
  mainEntityOfPage: siteUrl + article.path,
  // Signed by the shop: no single author stands for the articles.
  author: {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: 'Plunge One',
    url: `${siteUrl}/about`,
  },
  publisher: { '@type': 'Organization', '@id': organizationId(siteUrl), name: 'Plunge One' },
})
