import type { BlogPost } from '#web/content/blog/post.ts'
import { postPath } from '#web/content/blog/posts.ts'
import { wordCount } from '#web/content/reading-time.ts'
import { pictureAddress } from '#web/pictures.ts'
import type { ShownArticle } from '#web/seo/structured-data/article.ts'
import { postPicture } from './post-picture.ts'

/** What search engines are told about a post. */
export const articleOf = (post: BlogPost): ShownArticle => ({
  headline: post.title,
  description: post.excerpt,
  path: postPath(post),
  published: post.date,
  modified: post.date,
  section: post.category,
  wordCount: wordCount(post.content),
  image: pictureAddress(postPicture(post)),
})
