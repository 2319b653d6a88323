import { pageServices } from '#web/page-services.ts'
import { plainAnswer } from '#web/seo/plain-answers.ts'
import { securityText } from '#web/seo/security-txt.ts'
import type { Route } from './+types/security-txt'

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageServices)
  return plainAnswer(securityText(services.details, services.siteUrl, services.now()), 'text/plain')
}
