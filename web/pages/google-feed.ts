import { pageServices } from '#web/page-services.ts'
import { googleFeed } from '#web/seo/google-feed.ts'
import { plainAnswer } from '#web/seo/plain-answers.ts'
import type { Route } from './+types/google-feed'

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageServices)
  return plainAnswer(googleFeed(services.products(), services.now(), services.siteUrl), 'application/xml')
}
