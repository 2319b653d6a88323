import { data } from 'react-router'
import { Container, Section } from '#ui/layout.tsx'
import { articleOf } from '#web/articles/article-of.ts'
import { NewsletterInvitation } from '#web/articles/newsletter-invitation.tsx'
import { otherPosts, toPostCard } from '#web/articles/post-card.ts'
import { PostFacts } from '#web/articles/post-facts.tsx'
import { PostTeaser } from '#web/articles/post-teaser.tsx'
import { SourceList } from '#web/articles/source-list.tsx'
import { blogPage } from '#web/content/blog/blog-page.ts'
import { postBySlug } from '#web/content/blog/posts.ts'
import { notFoundWords } from '#web/content/pages.ts'
import { pictureAlt } from '#web/content/pictures-alt.ts'
import { SectionHead } from '#web/guides/section-head.tsx'
import { WIDE_SIZES, WidePicture } from '#web/guides/wide-picture.tsx'
import { pageServices } from '#web/page-services.ts'
import { picture } from '#web/pictures.ts'
import { BlocksView } from '#web/prose/blocks-view.tsx'
import { Breadcrumbs } from '#web/seo/breadcrumbs.tsx'
import { JsonLd } from '#web/seo/json-ld.tsx'
import { pageMeta } from '#web/seo/page-meta.ts'
import { picturePreload } from '#web/seo/preload-header.ts'
import { articleThing } from '#web/seo/structured-data/article.ts'
import { socialPreview } from '#web/social-preview.ts'
import NotFound from './not-found.tsx'
import type { Route } from './+types/blog-post'

export function loader({ context, params }: Route.LoaderArgs) {
  const post = postBySlug(params.slug)
  if (post === null) return data(null, 404)
  const answer = {
    siteUrl: context.get(pageServices).siteUrl,
    post: toPostCard(post),
    content: post.content.filter(({ kind }) => kind !== 'sources'),
    sources: post.content.flatMap((block) => (block.kind === 'sources' ? block.items : [])),
    article: articleOf(post),
    others: otherPosts(post.slug),
  }
  return data(answer, { headers: { Link: picturePreload(picture(answer.post.image), WIDE_SIZES) } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: notFoundWords.title }]
  const { post, siteUrl } = loaderData
  return pageMeta({
    title: `${post.title} | Plunge One`,
    description: post.excerpt,
    path: post.path,
    siteUrl,
    image: { path: socialPreview(post.path), alt: pictureAlt[post.image] },
    type: 'article',
  })
}

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <NotFound />
  const { post, content, sources, article, others, siteUrl } = loaderData
  const trail = [
    { name: blogPage.heading, path: '/blog' },
    { name: post.title, path: post.path },
  ]
  return (
    <>
      <article>
        <Container className="pt-8 pb-[clamp(2rem,1.5rem+2vw,3.5rem)]">
          <Breadcrumbs trail={trail} siteUrl={siteUrl} />
          <div className="mt-10 mb-6">
            <PostFacts post={post} />
          </div>
          <h1 className="type-h1 max-w-[22ch]">{post.title}</h1>
          <p className="type-lead mt-6 max-w-text text-steel">{post.excerpt}</p>
        </Container>
        <WidePicture name={post.image} />
        <Section>
          <div className="mx-auto max-w-text">
            <BlocksView blocks={content} />
            <SourceList sources={sources} />
            <p className="mt-10 border-t border-line pt-6 text-sm text-steel">{blogPage.disclaimer}</p>
          </div>
        </Section>
      </article>
      <Section ground="sand" data-print="hide">
        <SectionHead heading="Read on" />
        <div className="grid gap-x-10 gap-y-14 md:grid-cols-3">
          {others.map((other) => (
            <PostTeaser key={other.path} post={other} level={3} />
          ))}
        </div>
      </Section>
      <NewsletterInvitation />
      <JsonLd data={articleThing(article, siteUrl)} />
    </>
  )
}
