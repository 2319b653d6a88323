import { data } from 'react-router'
import { Container } from '#ui/layout.tsx'
import { checkSubscription } from '#shop/newsletter/subscription.ts'
import { SubscribeAgain } from '#web/articles/subscribe-again.tsx'
import { newsletter } from '#web/content/newsletter.ts'
import { ErrorPage } from '#web/layout/error-page.tsx'
import { pageServices } from '#web/page-services.ts'
import type { Route } from './+types/newsletter'

const BAD_REQUEST = 400
const TRY_LATER = 503
const FAILED = 'Sorry, we could not take your address just now. Please try again in a moment.'

/** Where the newsletter box of the home page posts without script; opened by hand it shows the box. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = (await request.formData()).get('email')
  const email = typeof typed === 'string' ? typed : ''
  const checked = checkSubscription({ email })
  if (!checked.ok) return data({ email, problem: checked.error }, BAD_REQUEST)
  const taken = await context.get(pageServices).newsletter.subscribe(checked.value, request)
  return taken.ok ? { email, problem: null } : data({ email, problem: FAILED }, TRY_LATER)
}

export const meta: Route.MetaFunction = () => [
  { title: 'Newsletter | Plunge One' },
  { name: 'description', content: newsletter.text },
  { name: 'robots', content: 'noindex' },
]

/** Where a form is posted: the root's own error page would come without the header's data. */
export function ErrorBoundary() {
  return <ErrorPage />
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  if (actionData === undefined || actionData.problem !== null) {
    return <SubscribeAgain email={actionData?.email ?? ''} problem={actionData?.problem ?? null} />
  }
  return (
    <Container className="py-section">
      <h1 className="type-h1">{newsletter.doneHeading}</h1>
      <p className="type-lead mt-6 max-w-text">{newsletter.doneText}</p>
      <p className="mt-4 max-w-text text-steel">{newsletter.doneNote}</p>
    </Container>
  )
}
