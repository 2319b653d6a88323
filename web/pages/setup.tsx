import { Section } from '#ui/layout.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { pageWords } from '#web/content/pages.ts'
import { safetyWords } from '#web/content/safety.ts'
import { councilNote, setupHelp, setupHero, setupSteps, siteAndPower, timeline } from '#web/content/setup.ts'
import { ActionLinks } from '#web/guides/action-links.tsx'
import { PlainList } from '#web/guides/plain-list.tsx'
import { PrintButton } from '#web/guides/print-button.tsx'
import { PlungeRules, WhoShouldNotPlunge } from '#web/guides/safety-lists.tsx'
import { SectionHead } from '#web/guides/section-head.tsx'
import { SetupStepView, stepDrawing, stepId } from '#web/guides/setup-step.tsx'
import { SetupTimeline } from '#web/guides/setup-timeline.tsx'
import { Split } from '#web/guides/split.tsx'
import { pageServices } from '#web/page-services.ts'
import { metaOf } from '#web/seo/page-meta.ts'
import { howTo } from '#web/seo/structured-data/how-to.ts'
import { breadcrumbList } from '#web/seo/structured-data/breadcrumb-list.ts'
import { pageThings } from '#web/seo/page-things.ts'
import type { Route } from './+types/setup'

const PATH = '/resources/setup'

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageServices)
  context.set(pageThings, [
    breadcrumbList([{ name: 'Setup guide', path: PATH }], siteUrl),
    howTo(SETUP_GUIDE, siteUrl),
  ])
  return {
    hero: setupHero,
    timeline,
    siteAndPower,
    steps: setupSteps,
    council: councilNote,
    safety: safetyWords,
    help: setupHelp,
    head: metaOf(PATH, siteUrl),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Setup({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={words.hero.heading} lead={words.hero.lead}>
        <PrintButton />
      </PageHead>
      <Section ground="glacier">
        <SectionHead heading={words.timeline.heading} />
        <SetupTimeline stages={words.timeline.stages} />
      </Section>
      <Section>
        <Split heading={words.siteAndPower.heading}>
          <PlainList items={words.siteAndPower.items} />
        </Split>
      </Section>
      <Section ground="sand">
        <SectionHead heading="Six steps" />
        <ol>
          {words.steps.map((step, index) => (
            <SetupStepView key={step.title} step={step} index={index} />
          ))}
        </ol>
      </Section>
      <Section>
        <Split heading={words.council.heading} id="council">
          <p className="type-lead max-w-text">{words.council.text}</p>
        </Split>
      </Section>
      <WhoShouldNotPlunge words={words.safety.whoShouldNot} />
      <PlungeRules words={words.safety.rules} />
      <Section ground="sand" data-print="hide">
        <SectionHead heading={words.help.heading} lead={words.help.text} />
        <ActionLinks links={words.help.links} />
      </Section>
    </>
  )
}

const SETUP_GUIDE = {
  name: setupHero.heading,
  description: pageWords[PATH].description,
  path: PATH,
  steps: setupSteps.map(({ title, text, points }, index) => ({
    id: stepId(index),
    title,
    sentences: [text, ...points],
    drawing: stepDrawing(index),
  })),
}
