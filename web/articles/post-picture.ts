import type { BlogPost } from '#web/content/blog/post.ts'
import type { PictureKey } from '#web/pictures.ts'

/** Pictures of pages come in several widths; the social preview does not and belongs to no post. */
export const postPicture = ({ image }: Pick<BlogPost, 'image'>): PictureKey =>
  image === 'social' ? 'hero-wide' : image
