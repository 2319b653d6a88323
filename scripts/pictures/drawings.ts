import { facts } from '#shop/catalogue/facts.ts'
import { setupSteps } from '#web/content/setup.ts'
import { dimensionPlan } from '#web/drawings/dimension-plan.ts'
import { sha256 } from './fingerprint.ts'
import type { MadeFile } from './made-file.ts'
import { setupDrawing } from './setup-drawings.ts'

const LOOK = {
  outline: 'stroke="#0d1b1e" stroke-width="1.5"',
  detail: 'stroke="#0d1b1e" stroke-width="1" stroke-opacity="0.35"',
  measure: 'stroke="#a24e28" stroke-width="1.5"',
}

export function drawings(): MadeFile[] {
  const steps = setupSteps.map((_, index) => text(`setup-${index + 1}.svg`, setupDrawing(index + 1)))
  return [...steps, text('dimensions.svg', dimensions())]
}

function text(name: string, content: string): MadeFile {
  return { path: `drawings/${name}`, source: sha256(content), make: () => content }
}

/** For print, where no component draws it. */
function dimensions(): string {
  const plan = dimensionPlan(facts.tub, facts.chiller)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plan.width} ${plan.height}"><title>Dimensions of the tub and the chiller</title>`,
    '<g fill="none" stroke-linejoin="round" stroke-linecap="round">',
    ...plan.paths.map(({ d, role }) => `<path vector-effect="non-scaling-stroke" ${LOOK[role]} d="${d}"/>`),
    `</g><g fill="#0d1b1e" font-size="8.5" font-family="'Instrument Sans', 'Helvetica Neue', Arial, sans-serif">`,
    ...plan.texts.map(
      ({ x, y, anchor, words }) => `<text x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`,
    ),
    '</g></svg>\n',
  ].join('')
}
