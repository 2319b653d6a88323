import type { MetaDescriptor } from 'react-router'
import type { Block, Source } from '#web/content/blocks.ts'
import { blogPage } from '#web/content/blog/blog-page.ts'
import { postBySlug, postWords } from '#web/content/blog/posts.ts'
import { metaOfWords } from '#web/seo/page-meta.ts'
import { articleThing } from '#web/seo/structured-data/article.ts'
import { breadcrumbList, type Crumb } from '#web/seo/structured-data/breadcrumb-list.ts'
import { thingMeta } from '#web/seo/thing-meta.ts'
import { articleOf } from './article-of.ts'
import { otherPosts, toPostCard, type PostCard } from './post-card.ts'

export type PostAnswer = {
  post: PostCard
  content: readonly Block[]
  sources: readonly Source[]
  others: readonly PostCard[]
  trail: readonly Crumb[]
  head: MetaDescriptor[]
}

/** Everything the page of one post shows, or null when there is no such post. */
export function postAnswer(slug: string, siteUrl: string): PostAnswer | null {
  const post = postBySlug(slug)
  if (post === null) return null
  const card = toPostCard(post)
  const trail = [
    { name: blogPage.heading, path: '/blog' },
    { name: post.title, path: card.path },
  ]
  return {
    post: card,
    content: post.content.filter(({ kind }) => kind !== 'sources'),
    sources: post.content.flatMap((block) => (block.kind === 'sources' ? block.items : [])),
    others: otherPosts(slug),
    trail,
    head: [
      ...metaOfWords(postWords(post), card.path, siteUrl, 'article'),
      thingMeta(breadcrumbList(trail, siteUrl)),
      thingMeta(articleThing(articleOf(post), siteUrl)),
    ],
  }
}
