import { describe, expect, it } from 'vitest'
import { mission } from './about.ts'
import { blogPosts, categoryPath, postPath } from './blog/posts.ts'
import { categories } from './blog/post.ts'
import { newsletter } from './newsletter.ts'
import { footerColumns, headerLinks, MANUAL_PATH, policyLinks } from './navigation.ts'
import { pageWords } from './pages.ts'
import { productTabs } from './product.ts'
import { whoShouldNotPlunge } from './safety.ts'
import { everything, linkTargetsIn } from './testing/every-word.ts'
import { sampleShop } from './testing/sample-shop.ts'

const paths = new Set<string>([
  ...Object.keys(pageWords),
  ...blogPosts.map(postPath),
  '/maintenance',
  MANUAL_PATH,
])

const anchors = new Set<string>([
  `/#${newsletter.id}`,
  `/about#${mission.id}`,
  `/wellness#${whoShouldNotPlunge.id}`,
  ...productTabs(sampleShop).map(({ id }) => `/product#${id}`),
])

const isOutside = (to: string) => /^(?:https:|tel:|mailto:)/.test(to)

describe('links in the words of the shop', () => {
  it('lead to a page, and to an anchor that this page has', () => {
    const inside = linkTargetsIn(everything).filter((to) => !isOutside(to))
    expect(inside.length).toBeGreaterThan(40)
    expect(inside.filter((to) => !paths.has(to) && !anchors.has(to))).toEqual([])
  })

  it('in the header are the five of the specification', () => {
    expect(headerLinks.map(({ text, to }) => `${text} ${to}`)).toEqual([
      'Home /',
      'Product /product',
      'About /about',
      'Blog /blog',
      'Contact /contact',
    ])
  })

  it('in the footer are those of the specification, and the policies', () => {
    expect(footerColumns.map(({ heading, links }) => [heading].concat(links.map(({ to }) => to)))).toEqual([
      ['Product', '/product', '/product#specs', '/product#warranty', '/product#delivery'],
      [
        'Support',
        '/contact',
        '/resources/setup',
        '/resources/maintenance',
        '/resources/faq',
        '/api/assets/plunge-one-user-manual.pdf',
      ],
      ['Company', '/about', '/about#mission', '/blog', '/wellness'],
    ])
    expect(policyLinks.map(({ to }) => to)).toEqual([
      '/policies/privacy',
      '/policies/returns',
      '/policies/terms',
    ])
  })

  it('of the category chips name each category in lower case', () => {
    expect([null, ...categories].map(categoryPath)).toEqual([
      '/blog',
      '/blog?category=wellness',
      '/blog?category=science',
      '/blog?category=maintenance',
      '/blog?category=lifestyle',
    ])
  })
})
