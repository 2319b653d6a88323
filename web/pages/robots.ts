import { pageServices } from '#web/page-services.ts'
import { plainAnswer } from '#web/seo/plain-answers.ts'
import { robotsText } from '#web/seo/robots.ts'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
  return plainAnswer(robotsText(context.get(pageServices).siteUrl), 'text/plain')
}
