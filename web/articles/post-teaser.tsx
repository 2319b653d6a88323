import { Picture } from '#ui/picture.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { blogPage } from '#web/content/blog/blog-page.ts'
import { PostFacts } from './post-facts.tsx'
import type { PostCard } from './post-card.ts'

export const LARGE_SIZES = '(min-width: 81rem) 44rem, (min-width: 64rem) 58vw, 100vw'
const SMALL_SIZES = '(min-width: 81rem) 23rem, (min-width: 48rem) 31vw, 100vw'

type PostTeaserProps = { post: PostCard; large?: boolean; level?: 2 | 3 }

/** A post in a list; the featured one is large and stands first. */
export function PostTeaser({ post, large = false, level = 2 }: PostTeaserProps) {
  const Heading = `h${level}` as const
  return (
    <article
      className={large ? 'grid gap-x-12 gap-y-6 lg:grid-cols-12 lg:items-center' : 'flex flex-col gap-5'}
    >
      <div className={large ? 'lg:col-span-7' : undefined}>
        <Picture
          {...post.shown}
          sizes={large ? LARGE_SIZES : SMALL_SIZES}
          priority={large}
          className="aspect-[8/5] w-full object-cover"
        />
      </div>
      <div className={large ? 'lg:col-span-5' : undefined}>
        {post.featured && large && <p className="type-eyebrow mb-3 text-steel">{blogPage.featured}</p>}
        <PostFacts post={post} />
        <Heading className={large ? 'type-h2 mt-3' : 'type-h3 mt-3'}>{post.title}</Heading>
        <p className={large ? 'type-lead mt-4 text-steel' : 'mt-3 text-sm text-steel'}>{post.excerpt}</p>
        <TextLink to={post.path} className="mt-3 inline-block py-2 font-medium">
          {blogPage.readMore}
          <VisuallyHidden> {blogPage.readMoreAbout(post.title)}</VisuallyHidden>
        </TextLink>
      </div>
    </article>
  )
}
