import { Section } from '#ui/layout.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { awayAndWinter, maintenanceHelp, maintenanceHero, waterCareTips } from '#web/content/maintenance.ts'
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
import { thingMeta } from '#web/seo/thing-meta.ts'
import type { Route } from './+types/maintenance'

/** Also reached at /maintenance; search engines are told of this one only. */
const PATH = '/resources/maintenance'

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageServices)
  return {
    head: [
      ...metaOf(PATH, siteUrl),
      thingMeta(breadcrumbList([{ name: 'Maintenance', path: PATH }], siteUrl)),
    ],
  }
}

export const headers = () => ({ Link: picturePreload(picture(maintenanceHero.picture), WIDE_SIZES) })

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Maintenance() {
  return (
    <>
      <PageHead heading={maintenanceHero.heading} lead={maintenanceHero.lead}>
        <PrintButton />
      </PageHead>
      <WidePicture name={maintenanceHero.picture} />
      <Section>
        <SectionHead heading="How often" />
        <CareSchedule />
      </Section>
      <Section ground="sand">
        <SectionHead heading="How it is done" />
        <CareTasks />
      </Section>
      <Section>
        <Split heading={waterCareTips.heading}>
          <PlainList items={waterCareTips.items} />
        </Split>
      </Section>
      <Section className="pt-0">
        <Split heading={awayAndWinter.heading}>
          <PlainList items={awayAndWinter.items} />
        </Split>
      </Section>
      <Section ground="glacier" data-print="hide">
        <p className="type-lead mb-8 max-w-text">{maintenanceHelp.text}</p>
        <ActionLinks links={maintenanceHelp.links} />
        <TextLink to={MANUAL_PATH} className="mt-6 inline-block py-2">
          User manual (PDF)
        </TextLink>
      </Section>
    </>
  )
}
