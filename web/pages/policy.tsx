import { data } from 'react-router'
import { Container } from '#ui/layout.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { dayText } from '#web/articles/day-text.ts'
import { isPolicyName, policies } from '#web/articles/policies.ts'
import { PolicyLinks } from '#web/articles/policy-links.tsx'
import { notFoundWords } from '#web/content/pages.ts'
import { pageServices } from '#web/page-services.ts'
import { BlocksView } from '#web/prose/blocks-view.tsx'
import { BreadcrumbData } from '#web/seo/breadcrumbs.tsx'
import { metaOf } from '#web/seo/page-meta.ts'
import NotFound from './not-found.tsx'
import type { Route } from './+types/policy'

export function loader({ context, params }: Route.LoaderArgs) {
  const { siteUrl, details } = context.get(pageServices)
  if (!isPolicyName(params.policy)) return data(null, 404)
  const policy = policies[params.policy](details)
  return {
    siteUrl,
    policy,
    path: `/policies/${params.policy}` as const,
    updated: dayText(policy.lastUpdated),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metaOf(loaderData.path, loaderData.siteUrl) : [{ title: notFoundWords.title }]

export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <NotFound />
  const { policy, path, updated, siteUrl } = loaderData
  return (
    <>
      <PageHead heading={policy.title} lead={policy.intro} />
      <Container className="grid gap-x-12 gap-y-10 pb-section lg:grid-cols-12">
        <div className="lg:col-span-4">
          <p className="text-sm text-steel">
            Last updated <time dateTime={policy.lastUpdated}>{updated}</time>
          </p>
          <PolicyLinks current={path} />
        </div>
        <div className="min-w-0 lg:col-span-8">
          <BlocksView blocks={policy.blocks} />
        </div>
      </Container>
      <BreadcrumbData trail={[{ name: policy.title, path }]} siteUrl={siteUrl} />
    </>
  )
}
