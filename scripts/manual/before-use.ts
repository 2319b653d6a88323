import { manualOnly } from '#web/content/manual.ts'
import { electricalTab } from '#web/content/product/electrical-tab.ts'
import { plungeSafety, whoShouldNotPlunge } from '#web/content/safety.ts'
import { pictureAlt } from '#web/content/pictures-alt.ts'
import { councilNote, setupSteps, siteAndPower, timeline, type SetupStep } from '#web/content/setup.ts'
import { blocksMarkup, listMarkup, noteMarkup, stepsMarkup, tableMarkup } from './blocks.ts'
import type { Chapter } from './chapter.ts'
import { drawing, figure, picture } from './figures.ts'
import { html, type Markup } from './html.ts'
import { partsFigure } from './parts-figure.ts'
import { sitePlan } from './site-plan.ts'

const safety = html`
  <p class="lead">${whoShouldNotPlunge.disclaimer}</p>
  <h2>${whoShouldNotPlunge.heading}</h2>
  <p>${whoShouldNotPlunge.lead}</p>
  ${listMarkup(whoShouldNotPlunge.items)}
  <p>${whoShouldNotPlunge.warm}</p>
  <h2>${plungeSafety.heading}</h2>
  ${stepsMarkup(plungeSafety.items)}
`

/** Without the sky of fence above it, so that the page holds it. */
const OUTDOORS = { left: 0, top: 200, width: 1600, height: 900 }

const electricalRules = electricalTab.filter(({ kind }) => kind === 'list' || kind === 'note')
const electricalTable = electricalTab.filter(({ kind }) => kind === 'table')

const site = html`
  ${listMarkup(siteAndPower.items)}
  ${figure(sitePlan(), 'Room around the chiller, seen from above and to scale.')}
  ${blocksMarkup(electricalTable)}
  <section class="together">
    <h2>Plug and lead</h2>
    ${blocksMarkup(electricalRules)}
  </section>
  ${noteMarkup(councilNote.heading, councilNote.text)}
  ${figure(
    picture('09-deck', pictureAlt['09-deck'], OUTDOORS),
    'A good place: firm, level, in the open air, with room to walk around.',
  )}
`

const step = ({ title, time, text, points }: SetupStep, index: number): Markup => html`
  <section class="step">
    <div>
      <p class="time">Step ${index + 1} · ${time}</p>
      <h2>${title}</h2>
      <p>${text}</p>
      ${listMarkup(points)}
    </div>
    ${drawing(`setup-${index + 1}`, '')}
  </section>
`

const steps = html`
  ${tableMarkup(
    timeline.heading,
    timeline.stages.map(({ stage, time, text }) => ({ label: `${stage}: ${time}`, value: text })),
  )}
  ${setupSteps.map(step)}
  ${noteMarkup(plungeSafety.heading, [
    'They stand in the first chapter, ',
    { text: whoShouldNotPlunge.heading.toLowerCase(), to: '/wellness#who-should-not-plunge' },
    ' before them. Read both before anyone gets in.',
  ])}
`

export const beforeUse: readonly Chapter[] = [
  { id: 'safety', title: 'Safety', body: safety },
  {
    id: manualOnly.box.id,
    title: manualOnly.box.title,
    body: html`${blocksMarkup(manualOnly.box.blocks)}
      <h2>The parts</h2>
      ${partsFigure()}`,
  },
  { id: 'site', title: 'Site and power', body: site },
  { id: 'steps', title: 'Six steps to the first plunge', body: steps },
]
