import { pictureAlt } from '#web/content/pictures-alt.ts'
import { picture, type Cut } from './figures.ts'
import { html, type Markup } from './html.ts'

/** Of the picture from the front, without the empty studio above and below. */
const CUT: Cut = { left: 60, top: 310, width: 1480, height: 560 }

/** Where each part is in the pixels of the whole picture. */
const PARTS = [
  { name: 'Steel basin with a rolled rim', x: 470, y: 390 },
  { name: 'Cedar cladding', x: 320, y: 640 },
  { name: 'Upper fitting: brings water back', x: 866, y: 543 },
  { name: 'Lower fitting: draws water', x: 866, y: 696 },
  { name: 'Chiller, with its fan grille in front', x: 1120, y: 672 },
  { name: 'Display, and three buttons below it', x: 1376, y: 633 },
] as const

const percent = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10

export function partsFigure(): Markup {
  return html`<figure class="parts">
    <div>
      ${picture('02-front', pictureAlt['02-front'], CUT)}
      ${PARTS.map(
        ({ x, y }, index) =>
          html`<b
            aria-hidden="true"
            style="left:${percent(x - CUT.left, CUT.width)}%;top:${percent(y - CUT.top, CUT.height)}%"
            >${index + 1}</b
          >`,
      )}
    </div>
    <ol>
      ${PARTS.map(({ name }) => html`<li>${name}</li>`)}
    </ol>
  </figure>`
}
