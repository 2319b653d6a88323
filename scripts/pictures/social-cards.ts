import { blogPosts, postPath } from '#web/content/blog/posts.ts'
import { hero } from '#web/content/home.ts'
import { pageWords, type PagePath } from '#web/content/pages.ts'
import { socialPreviewName } from '#web/social-preview.ts'

export type SocialCard = {
  /** File name without its ending. */
  name: string
  title: string
  master: string
  /** Which part of the master is shown, as CSS object-position. */
  position: string
}

/** One preview a page, each 1200 × 630, with the heading of the page in at most two lines. */
export function socialCards(): SocialCard[] {
  return [
    { name: 'social', title: heading('/product'), master: 'social.jpg', position: '77% 50%' },
    { name: socialPreviewName('/'), title: hero.headline, master: 'hero-wide.jpg', position: '88% 50%' },
    card('/product', '01-three-quarter.jpg', '42% 50%'),
    card('/about', 'about-workshop.jpg', '30% 50%'),
    card('/contact', '10-room.jpg', '40% 50%'),
    card('/blog', 'article-morning.jpg', '50% 50%'),
    card('/wellness', '04-water.jpg', '30% 50%'),
    card('/resources/setup', '08-hoses.jpg', '50% 50%'),
    card('/resources/maintenance', 'article-care.jpg', '60% 50%'),
    card('/resources/faq', '06-chiller.jpg', '80% 50%'),
    { ...card('/policies/terms', '05-cedar.jpg', '30% 50%'), title: 'Privacy, returns and terms' },
    ...blogPosts.map((post) => ({
      name: socialPreviewName(postPath(post)),
      title: post.title,
      master: `${post.image}.jpg`,
      position: '20% 50%',
    })),
  ]
}

function card(path: PagePath, master: string, position: string): SocialCard {
  return { name: socialPreviewName(path), title: heading(path), master, position }
}

/** The window's title ends with the shop's name, which stands on the card already. */
function heading(path: PagePath): string {
  return pageWords[path].title.replace(/ \|.*$/, '')
}
