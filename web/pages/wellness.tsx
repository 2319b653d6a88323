import { Section } from '#ui/layout.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { sourceText } from '#web/content/plain-text.ts'
import { wellnessActions, wellnessCaveat, wellnessHero } from '#web/content/wellness.ts'
import { ActionLinks } from '#web/guides/action-links.tsx'
import { BenefitGrid } from '#web/guides/benefit-grid.tsx'
import { ProtocolCards } from '#web/guides/protocol-cards.tsx'
import { PlungeRules, WhoShouldNotPlunge } from '#web/guides/safety-lists.tsx'
import { SectionHead } from '#web/guides/section-head.tsx'
import { Split } from '#web/guides/split.tsx'
import { WIDE_SIZES, WidePicture } from '#web/guides/wide-picture.tsx'
import { pageServices } from '#web/page-services.ts'
import { picture } from '#web/pictures.ts'
import { metaOf } from '#web/seo/page-meta.ts'
import { picturePreload } from '#web/seo/preload-header.ts'
import { breadcrumbList } from '#web/seo/structured-data/breadcrumb-list.ts'
import { thingMeta } from '#web/seo/thing-meta.ts'
import type { Route } from './+types/wellness'

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageServices)
  return {
    head: [
      ...metaOf('/wellness', siteUrl),
      thingMeta(breadcrumbList([{ name: 'Wellness', path: '/wellness' }], siteUrl)),
    ],
  }
}

export const headers = () => ({ Link: picturePreload(picture(wellnessHero.picture), WIDE_SIZES) })

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Wellness() {
  return (
    <>
      <PageHead heading={wellnessHero.heading} lead={wellnessHero.lead} />
      <WidePicture name={wellnessHero.picture} />
      <Section>
        <SectionHead heading="Six reasons people give" />
        <BenefitGrid />
      </Section>
      <Section className="pt-0">
        <Split heading={wellnessCaveat.heading}>
          <p className="max-w-text">{wellnessCaveat.text}</p>
          <p className="mt-4 max-w-text text-xs text-steel">{sourceText(wellnessCaveat.source)}</p>
        </Split>
      </Section>
      <Section ground="deep" id="protocols">
        <SectionHead heading="Three protocols" />
        <ProtocolCards />
      </Section>
      <WhoShouldNotPlunge />
      <PlungeRules />
      <Section ground="sand">
        <ActionLinks links={wellnessActions.links} />
      </Section>
    </>
  )
}
