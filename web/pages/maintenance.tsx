import { Section } from '#ui/layout.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import {
  awayAndWinter,
  maintenanceHelp,
  maintenanceHero,
  schedule,
  waterCareTips,
} from '#web/content/maintenance.ts'
import { MANUAL_PATH } from '#web/content/navigation.ts'
import { ActionLinks } from '#web/guides/action-links.tsx'
import { CareSchedule, CareTasks } from '#web/guides/care-schedule.tsx'
import { PlainList } from '#web/guides/plain-list.tsx'
import { PrintButton } from '#web/guides/print-button.tsx'
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
import type { Route } from './+types/maintenance'

/** Also reached at /maintenance; search engines are told of this one only. */
const PATH = '/resources/maintenance'

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageServices)
  context.set(pageThings, [breadcrumbList([{ name: 'Maintenance', path: PATH }], siteUrl)])
  return {
    hero: maintenanceHero,
    picture: shownPicture(maintenanceHero.picture),
    schedule,
    tips: waterCareTips,
    away: awayAndWinter,
    help: maintenanceHelp,
    head: metaOf(PATH, siteUrl),
  }
}

export const headers = () => ({ Link: picturePreload(picture(maintenanceHero.picture), WIDE_SIZES) })

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Maintenance({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={words.hero.heading} lead={words.hero.lead}>
        <PrintButton />
      </PageHead>
      <WidePicture shown={words.picture} />
      <Section>
        <SectionHead heading="How often" />
        <CareSchedule schedule={words.schedule} />
      </Section>
      <Section ground="sand">
        <SectionHead heading="How it is done" />
        <CareTasks schedule={words.schedule} />
      </Section>
      <Section>
        <Split heading={words.tips.heading}>
          <PlainList items={words.tips.items} />
        </Split>
      </Section>
      <Section className="pt-0">
        <Split heading={words.away.heading}>
          <PlainList items={words.away.items} />
        </Split>
      </Section>
      <Section ground="glacier" data-print="hide">
        <p className="type-lead mb-8 max-w-text">{words.help.text}</p>
        <ActionLinks links={words.help.links} />
        <TextLink to={MANUAL_PATH} className="mt-6 inline-block py-2">
          User manual (PDF)
        </TextLink>
      </Section>
    </>
  )
}
