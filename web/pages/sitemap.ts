import { isPolicyName, policies } from '#web/articles/policies.ts'
import { blogPosts } from '#web/content/blog/posts.ts'
import { pageServices } from '#web/page-services.ts'
import { plainAnswer } from '#web/seo/plain-answers.ts'
import { sitemapPages } from '#web/seo/sitemap-pages.ts'
import { sitemapXml } from '#web/seo/sitemap.ts'
import type { Route } from './+types/sitemap'

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageServices)
  const pages = sitemapPages({
    catalogue: services.catalogueChangedAt(),
    posts: blogPosts,
    policyChange: (name) => (isPolicyName(name) ? policies[name](services.details).lastUpdated : null),
  })
  return plainAnswer(sitemapXml(pages, services.siteUrl), 'application/xml')
}
