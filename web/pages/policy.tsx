import { data } from 'react-router'
import { Container } from '#ui/layout.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { dayText } from '#web/articles/day-text.ts'
import { MissingPage } from '#web/articles/missing-page.tsx'
import { isPolicyName, policies } from '#web/articles/policies.ts'
import { PolicyLinks } from '#web/articles/policy-links.tsx'
import { pageServices } from '#web/page-services.ts'
import { BlocksView } from '#web/prose/blocks-view.tsx'
import { metaOf, metaOfMissing } from '#web/seo/page-meta.ts'
import { breadcrumbList } from '#web/seo/structured-data/breadcrumb-list.ts'
import { pageThings } from '#web/seo/page-things.ts'
import type { Route } from './+types/policy'

export function loader({ context, params }: Route.LoaderArgs) {
  const { siteUrl, details } = context.get(pageServices)
  if (!isPolicyName(params.policy)) return data({ head: metaOfMissing(siteUrl), policy: null }, 404)
  const policy = policies[params.policy](details)
  const path = `/policies/${params.policy}` as const
  context.set(pageThings, [breadcrumbList([{ name: policy.title, path }], siteUrl)])
  return { head: metaOf(path, siteUrl), policy, path, updated: dayText(policy.lastUpdated) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.policy === null) return <MissingPage />
  const { policy, path, updated } = loaderData
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
    </>
  )
}
