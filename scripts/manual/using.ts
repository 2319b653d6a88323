import { manualOnly } from '#web/content/manual.ts'
import { pictureAlt } from '#web/content/pictures-alt.ts'
import { blocksMarkup } from './blocks.ts'
import type { Chapter } from './chapter.ts'
import { figure, picture } from './figures.ts'
import { html } from './html.ts'

/** The part of each picture where its subject is. */
const COUPLINGS = { left: 0, top: 150, width: 1600, height: 760 }
const DISPLAY = { left: 0, top: 290, width: 1600, height: 760 }
const INDOORS = { left: 0, top: 180, width: 1600, height: 960 }

const { firstFill, dailyUse, app } = manualOnly

export const using: readonly Chapter[] = [
  {
    id: firstFill.id,
    title: firstFill.title,
    body: html`${blocksMarkup(firstFill.blocks)}
    ${figure(
      picture('08-hoses', pictureAlt['08-hoses'], COUPLINGS),
      'The couplings at the tub: above, water comes back; below, it is drawn.',
    )}`,
  },
  {
    id: dailyUse.id,
    title: dailyUse.title,
    body: html`${blocksMarkup(dailyUse.blocks)}
    ${figure(
      picture('06-chiller', pictureAlt['06-chiller'], DISPLAY),
      'The display on the chiller, and the three buttons below it.',
    )}`,
  },
  {
    id: app.id,
    title: app.title,
    body: html`${blocksMarkup(app.blocks)}
    ${figure(
      picture('10-room', pictureAlt['10-room'], INDOORS),
      'Indoors or out: the chiller needs a strong network only where it stands.',
    )}`,
  },
]
