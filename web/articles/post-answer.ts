import type { MetaDescriptor } from 'react-router'
import type { Block, Source } from '#web/content/blocks.ts'
import { blogPage } from '#web/content/blog/blog-page.ts'
import type { BlogPost } from '#web/content/blog/post.ts'
import { postBySlug, postWords } from '#web/content/blog/posts.ts'
import { metaOfWords } from '#web/seo/page-meta.ts'
import type { PageThing } from '#web/seo/page-things.ts'
import { articleThing } from '#web/seo/structured-data/article.ts'
import { breadcrumbList, type Crumb } from '#web/seo/structured-data/breadcrumb-list.ts'
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
  return {
    post: card,
    content: post.content.filter(({ kind }) => kind !== 'sources'),
    sources: post.content.flatMap((block) => (block.kind === 'sources' ? block.items : [])),
    others: otherPosts(slug),
    trail: trailOf(post),
    head: metaOfWords(postWords(post), card.path, siteUrl, 'article'),
  }
}

/** What search engines are told of it. */
export function postThings(slug: string, siteUrl: string): readonly PageThing[] {
  const post = postBySlug(slug)
  return post === null ? [] : [breadcrumbList(trailOf(post), siteUrl), articleThing(articleOf(post), siteUrl)]
}

const trailOf = (post: BlogPost): readonly Crumb[] => [
  { name: blogPage.heading, path: '/blog' },
  { name: post.title, path: toPostCard(post).path },
]
