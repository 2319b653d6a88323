import { data } from 'react-router'
import { Container } from '#ui/layout.tsx'
import { notFoundWords } from '#web/content/error-words.ts'
import { ActionLinks } from '#web/guides/action-links.tsx'
import { pageServices } from '#web/page-services.ts'
import { pageMeta } from '#web/seo/page-meta.ts'
import type { Route } from './+types/not-found'

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageServices)
  const { title, description, heading, text, links } = notFoundWords
  const head = pageMeta({ title, description, path: '/', siteUrl, noindex: true })
  return data({ head, heading, text, links }, 404)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function NotFound({ loaderData: { heading, text, links } }: Route.ComponentProps) {
  return (
    <Container className="py-section">
      <h1 className="type-h1">{heading}</h1>
      <p className="type-lead mt-6 mb-8 max-w-text text-steel">{text}</p>
      <ActionLinks links={links} />
    </Container>
  )
}
