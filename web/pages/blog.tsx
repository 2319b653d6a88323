import { Container } from '#ui/layout.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { CategoryChips, type Chip } from '#web/articles/category-chips.tsx'
import { NewsletterInvitation } from '#web/articles/newsletter-invitation.tsx'
import { toPostCard } from '#web/articles/post-card.ts'
import { PostTeaser } from '#web/articles/post-teaser.tsx'
import { blogPage } from '#web/content/blog/blog-page.ts'
import { categories, type Category } from '#web/content/blog/post.ts'
import { categoryFromAddress, categoryPath, postsIn } from '#web/content/blog/posts.ts'
import { pageServices } from '#web/page-services.ts'
import { metaOf } from '#web/seo/page-meta.ts'
import { breadcrumbList } from '#web/seo/structured-data/breadcrumb-list.ts'
import { pageThings } from '#web/seo/page-things.ts'
import type { Route } from './+types/blog'

export function loader({ context, request }: Route.LoaderArgs) {
  const chosen = categoryFromAddress(new URL(request.url).searchParams.get('category'))
  const { siteUrl } = context.get(pageServices)
  context.set(pageThings, [breadcrumbList([{ name: 'Blog', path: '/blog' }], siteUrl)])
  return {
    head: metaOf('/blog', siteUrl),
    posts: postsIn(chosen).map(toPostCard),
    chips: [null, ...categories].map((category) => chip(category, chosen)),
  }
}

const chip = (category: Category | null, chosen: Category | null): Chip => ({
  name: category ?? blogPage.all,
  path: categoryPath(category),
  chosen: category === chosen,
})

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Blog({ loaderData: { posts, chips } }: Route.ComponentProps) {
  const [first, ...others] = posts
  return (
    <>
      <PageHead heading={blogPage.heading} lead={blogPage.lead}>
        <div className="mt-10">
          <CategoryChips chips={chips} />
        </div>
      </PageHead>
      <Container className="pb-section">
        {first && <PostTeaser post={first} large />}
        {others.length > 0 && (
          <div className="mt-[clamp(3rem,2rem+4vw,6rem)] grid gap-x-10 gap-y-14 md:grid-cols-3">
            {others.map((post) => (
              <PostTeaser key={post.path} post={post} />
            ))}
          </div>
        )}
      </Container>
      <NewsletterInvitation />
    </>
  )
}
