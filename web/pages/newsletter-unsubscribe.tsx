import { actOnToken, askForToken } from '#web/articles/token-answer.ts'
import { TokenPage } from '#web/articles/token-page.tsx'
import { unsubscribeWords } from '#web/articles/token-words.ts'
import { ErrorPage } from '#web/layout/error-page.tsx'
import { pageServices } from '#web/page-services.ts'
import type { Route } from './+types/newsletter-unsubscribe'

export const loader = ({ request }: Route.LoaderArgs) => askForToken(request)

export const action = ({ request, context }: Route.ActionArgs) =>
  actOnToken(request, context.get(pageServices).newsletter.unsubscribe)

export const meta: Route.MetaFunction = () => [
  { title: `${unsubscribeWords.heading} | Plunge One` },
  { name: 'description', content: unsubscribeWords.description },
  { name: 'robots', content: 'noindex' },
]

/** Where a form is posted: the root's own error page would come without the header's data. */
export function ErrorBoundary() {
  return <ErrorPage />
}

export default function NewsletterUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <TokenPage words={unsubscribeWords} state={(actionData ?? loaderData).state} />
}
