import { data } from 'react-router'
import { Container, Section } from '#ui/layout.tsx'
import { MissingPage } from '#web/articles/missing-page.tsx'
import { NewsletterInvitation } from '#web/articles/newsletter-invitation.tsx'
import { postAnswer, postThings } from '#web/articles/post-answer.ts'
import { PostFacts } from '#web/articles/post-facts.tsx'
import { PostTeaser } from '#web/articles/post-teaser.tsx'
import { SourceList } from '#web/articles/source-list.tsx'
import { blogPage } from '#web/content/blog/blog-page.ts'
import { SectionHead } from '#web/guides/section-head.tsx'
import { WIDE_SIZES, WidePicture } from '#web/guides/wide-picture.tsx'
import { pageServices } from '#web/page-services.ts'
import { BlocksView } from '#web/prose/blocks-view.tsx'
import { Breadcrumbs } from '#web/seo/breadcrumbs.tsx'
import { metaOfMissing } from '#web/seo/page-meta.ts'
import { pageThings } from '#web/seo/page-things.ts'
import { picturePreload } from '#web/seo/preload-header.ts'
import type { Route } from './+types/blog-post'

export function loader({ context, params }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageServices)
  const answer = postAnswer(params.slug, siteUrl)
  if (answer === null) return data({ head: metaOfMissing(siteUrl), post: null }, 404)
  context.set(pageThings, postThings(params.slug, siteUrl))
  return data(answer, { headers: { Link: picturePreload(answer.post.shown.picture, WIDE_SIZES) } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.post === null) return <MissingPage />
  const { post, content, sources, others, trail } = loaderData
  return (
    <>
      <article>
        <Container className="pt-8 pb-[clamp(2rem,1.5rem+2vw,3.5rem)]">
          <Breadcrumbs trail={trail} />
          <div className="mt-10 mb-6">
            <PostFacts post={post} />
          </div>
          <h1 className="type-h1 max-w-[22ch]">{post.title}</h1>
          <p className="type-lead mt-6 max-w-text text-steel">{post.excerpt}</p>
        </Container>
        <WidePicture shown={post.shown} />
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
    </>
  )
}
