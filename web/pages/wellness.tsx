import { Section } from '#ui/layout.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { sourceText } from '#web/content/plain-text.ts'
import { safetyWords } from '#web/content/safety.ts'
import { benefits, protocols, wellnessActions, wellnessCaveat, wellnessHero } from '#web/content/wellness.ts'
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
import { pageThings } from '#web/seo/page-things.ts'
import { shownPicture } from '#web/shown-picture.ts'
import type { Route } from './+types/wellness'

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageServices)
  context.set(pageThings, [breadcrumbList([{ name: 'Wellness', path: '/wellness' }], siteUrl)])
  return {
    hero: wellnessHero,
    picture: shownPicture(wellnessHero.picture),
    benefits,
    caveat: wellnessCaveat,
    protocols,
    safety: safetyWords,
    actions: wellnessActions,
    head: metaOf('/wellness', siteUrl),
  }
}

export const headers = () => ({ Link: picturePreload(picture(wellnessHero.picture), WIDE_SIZES) })

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Wellness({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={words.hero.heading} lead={words.hero.lead} />
      <WidePicture shown={words.picture} />
      <Section>
        <SectionHead heading="Six reasons people give" />
        <BenefitGrid benefits={words.benefits} />
      </Section>
      <Section className="pt-0">
        <Split heading={words.caveat.heading}>
          <p className="max-w-text">{words.caveat.text}</p>
          <p className="mt-4 max-w-text text-xs text-steel">{sourceText(words.caveat.source)}</p>
        </Split>
      </Section>
      <Section ground="deep" id="protocols">
        <SectionHead heading="Three protocols" />
        <ProtocolCards protocols={words.protocols} />
      </Section>
      <WhoShouldNotPlunge words={words.safety.whoShouldNot} />
      <PlungeRules words={words.safety.rules} />
      <Section ground="sand">
        <SectionHead heading={words.actions.heading} />
        <ActionLinks links={words.actions.links} />
      </Section>
    </>
  )
}
