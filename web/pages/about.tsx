import { Section } from '#ui/layout.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { aboutActions, aboutHero, mission, stats, story, values } from '#web/content/about.ts'
import { pageServices } from '#web/page-services.ts'
import { ActionLinks } from '#web/guides/action-links.tsx'
import { SectionHead } from '#web/guides/section-head.tsx'
import { Split } from '#web/guides/split.tsx'
import { WIDE_SIZES, WidePicture } from '#web/guides/wide-picture.tsx'
import { picture } from '#web/pictures.ts'
import { BlocksView } from '#web/prose/blocks-view.tsx'
import { metaOf } from '#web/seo/page-meta.ts'
import { picturePreload } from '#web/seo/preload-header.ts'
import { organization } from '#web/seo/structured-data/organization.ts'
import { breadcrumbList } from '#web/seo/structured-data/breadcrumb-list.ts'
import { pageThings } from '#web/seo/page-things.ts'
import { shownPicture } from '#web/shown-picture.ts'
import type { Route } from './+types/about'

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, details } = context.get(pageServices)
  context.set(pageThings, [
    breadcrumbList([{ name: 'About', path: '/about' }], siteUrl),
    organization(details, siteUrl),
  ])
  return {
    hero: aboutHero,
    picture: shownPicture(aboutHero.picture),
    story,
    mission,
    values,
    stats,
    actions: aboutActions,
    head: metaOf('/about', siteUrl),
  }
}

export const headers = () => ({ Link: picturePreload(picture(aboutHero.picture), WIDE_SIZES) })

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function About({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={words.hero.heading} lead={words.hero.lead} />
      <WidePicture shown={words.picture} />
      <Section>
        <Split heading={words.story.heading}>
          <BlocksView blocks={words.story.blocks} />
        </Split>
      </Section>
      <Section ground="deep" id={words.mission.id}>
        <h2 className="type-eyebrow font-sans text-steel-light">{words.mission.heading}</h2>
        <p className="mt-6 max-w-[34ch] font-serif text-h2">{words.mission.text}</p>
      </Section>
      <Values words={words.values} />
      <Stats words={words.stats} />
      <Section ground="sand">
        <SectionHead heading={words.actions.heading} />
        <ActionLinks links={words.actions.links} />
      </Section>
    </>
  )
}

type Words = Route.ComponentProps['loaderData']

function Values({ words }: { words: Words['values'] }) {
  return (
    <Section>
      <SectionHead heading={words.heading} />
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {words.cards.map(({ title, text }) => (
          <li key={title} className="border-t border-ink/70 pt-5">
            <h3 className="type-h3">{title}</h3>
            <p className="mt-3 text-sm text-steel">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Stats({ words }: { words: Words['stats'] }) {
  return (
    <Section className="pt-0">
      <dl className="grid gap-10 sm:grid-cols-2">
        {words.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse border-t border-line pt-6">
            <dt className="text-steel">{label}</dt>
            <dd className="type-hero">{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
