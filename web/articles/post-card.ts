import { blogPosts, categoryPath, postPath } from '#web/content/blog/posts.ts'
import type { BlogPost } from '#web/content/blog/post.ts'
import { readTime } from '#web/content/reading-time.ts'
import { shownPicture, type ShownPicture } from '#web/shown-picture.ts'
import { dayText } from './day-text.ts'
import { postPicture } from './post-picture.ts'

/** A post as a list shows it: without its text, which would make the page three times as heavy. */
export type PostCard = Pick<BlogPost, 'title' | 'excerpt' | 'category' | 'date' | 'featured'> & {
  shown: ShownPicture
  path: string
  categoryPath: string
  dateText: string
  readTime: string
}

export const toPostCard = (post: BlogPost): PostCard => ({
  title: post.title,
  excerpt: post.excerpt,
  category: post.category,
  date: post.date,
  featured: post.featured,
  shown: shownPicture(postPicture(post)),
  path: postPath(post),
  categoryPath: categoryPath(post.category),
  dateText: dayText(post.date),
  readTime: readTime(post.content),
})

/** What to read next: the others, as they stand on the blog page. */
export const otherPosts = (slug: string): readonly PostCard[] =>
  blogPosts.filter((post) => post.slug !== slug).map(toPostCard)
