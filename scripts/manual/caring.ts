import { faqCategories, type FaqCategory } from '#web/content/faq.ts'
import {
  awayAndWinter,
  maintenanceHero,
  schedule,
  waterCareTips,
  type CareTask,
} from '#web/content/maintenance.ts'
import { manualOnly } from '#web/content/manual.ts'
import { pictureAlt } from '#web/content/pictures-alt.ts'
import { blocksMarkup, listMarkup, proseMarkup, stepsMarkup } from './blocks.ts'
import type { Chapter } from './chapter.ts'
import { figure, picture } from './figures.ts'
import { html, type Markup } from './html.ts'
import { recordSheet } from './record-sheet.ts'

const overview = html`<table class="overview">
  <thead>
    <tr>
      <th scope="col">Task</th>
      <th scope="col">How often</th>
      <th scope="col">Why</th>
    </tr>
  </thead>
  <tbody>
    ${schedule.map(
      ({ task, often, why }) =>
        html`<tr>
          <th scope="row">${task}</th>
          <td>${often}</td>
          <td>${why}</td>
        </tr>`,
    )}
  </tbody>
</table>`

const careTask = ({ task, often, how }: CareTask): Markup =>
  html`<section class="together">
    <h2>${task} <span class="often">${often}</span></h2>
    ${stepsMarkup(how)}
  </section>`

/** Who holds the manual has ordered and received the tub already. */
const ANSWERED_BEFORE = new Set(['ordering', 'delivery'])

const questions = ({ title, items }: FaqCategory): Markup =>
  html`<h2>${title}</h2>
    ${items.map(
      ({ question, answer }) =>
        html`<section class="question">
          <h3>${question}</h3>
          <p>${proseMarkup(answer)}</p>
        </section>`,
    )}`

const CORNER = { left: 0, top: 150, width: 1600, height: 900 }

const { troubleshooting } = manualOnly

export const caring: readonly Chapter[] = [
  {
    id: 'schedule',
    title: 'Maintenance schedule',
    body: html`<p class="lead">${maintenanceHero.lead}</p>
      ${overview} ${schedule.map(careTask)}
      ${figure(
        picture('05-cedar', pictureAlt['05-cedar'], CORNER),
        'Left alone, cedar turns silver in the sun; oiled, it keeps this colour.',
      )}
      ${recordSheet(schedule)}`,
  },
  {
    id: 'water-care',
    title: 'Water care',
    body: html`${listMarkup(waterCareTips.items)}
      <h2>${awayAndWinter.heading}</h2>
      ${listMarkup(awayAndWinter.items)}
      ${figure(picture('article-care', pictureAlt['article-care']), 'Cloth and brush are not part of the delivery.')}`,
  },
  {
    id: troubleshooting.id,
    title: troubleshooting.title,
    body: html`${blocksMarkup(troubleshooting.blocks)}`,
  },
  {
    id: 'questions',
    title: 'Questions and answers',
    body: html`${faqCategories.filter(({ id }) => !ANSWERED_BEFORE.has(id)).map(questions)}`,
  },
]
