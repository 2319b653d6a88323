import { facts } from '#shop/catalogue/facts.ts'
import { html, type Markup } from './html.ts'

/** Between tub and chiller, as in the pictures: the hoses are this long. */
const GAP_CM = 20
const CM_A_METRE = 100
const EDGE_CM = 4

/** Seen from above, to scale: what must stay free around the chiller. */
export function sitePlan(): Markup {
  const { tub, chiller, clearanceM } = facts
  const free = clearanceM * CM_A_METRE
  const chillerX = tub.lengthCm + GAP_CM
  const middle = free + chiller.widthCm / 2
  const width = chillerX + chiller.lengthCm + free
  const height = chiller.widthCm + 2 * free
  const tubY = middle - tub.widthCm / 2
  const freeX = chillerX - GAP_CM
  return html`<svg
    class="plan"
    role="img"
    aria-label="Seen from above: ${clearanceM} metre stays free in front of, behind and beside the chiller"
    viewBox="${-EDGE_CM} ${-EDGE_CM} ${width + 2 * EDGE_CM} ${height + 2 * EDGE_CM}"
  >
    <path class="free" d="M${freeX} 0H${width}V${height}H${freeX}z" />
    <path class="thing" d="M0 ${tubY}h${tub.lengthCm}v${tub.widthCm}h${-tub.lengthCm}z" />
    <rect
      class="water"
      x="8"
      y="${tubY + 8}"
      width="${tub.lengthCm - 16}"
      height="${tub.widthCm - 16}"
      rx="8"
    />
    <path class="hose" d="M${tub.lengthCm} ${middle - 6}h${GAP_CM}M${tub.lengthCm} ${middle + 6}h${GAP_CM}" />
    <path
      class="thing"
      d="M${chillerX} ${free}h${chiller.lengthCm}v${chiller.widthCm}h${-chiller.lengthCm}z"
    />
    <path
      class="measure"
      d="M${chillerX + chiller.lengthCm / 2} 0v${free}M${chillerX + chiller.lengthCm / 2} ${free + chiller.widthCm}v${free}M${chillerX + chiller.lengthCm} ${middle}h${free}"
    />
    <g text-anchor="middle">
      <text x="${tub.lengthCm / 2}" y="${middle + 4}">Tub</text>
      <text x="${chillerX + chiller.lengthCm / 2}" y="${middle + 4}">Chiller</text>
    </g>
    <g class="size">
      <text x="${chillerX + chiller.lengthCm / 2 + 5}" y="${free / 2 + 4}">${clearanceM} m</text>
      <text x="${chillerX + chiller.lengthCm / 2 + 5}" y="${height - free / 2 + 4}">
        ${clearanceM} m, grille side
      </text>
      <text x="${chillerX + chiller.lengthCm + free / 2 - 8}" y="${middle - 5}">${clearanceM} m</text>
    </g>
  </svg>`
}
