import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { facts } from '#shop/catalogue/facts.ts'
import { MASTERS } from './folders.ts'

const Point = z.tuple([z.number(), z.number()])
const Edge = z.object({ cm: z.number(), a: Point, b: Point })
const MeasuredPicture = z.object({
  width: z.int(),
  height: z.int(),
  edges: z.object({
    tub_length_120: Edge,
    tub_width_70: Edge,
    tub_height_72: Edge,
    tub_width_70_top: Edge,
    chiller_length_80: Edge,
    chiller_depth_48: Edge,
    chiller_height_47_5: Edge,
  }),
})

type Pixel = z.infer<typeof Point>
type Line = {
  a: Pixel
  b: Pixel
  cm: number
  /** From the edge to its dimension line, in pixels. */
  away: Pixel
  /** From the middle of the dimension line to the middle of its number. */
  label: Pixel
  note?: string
}

/** What stands over picture 11: dimension lines at the measured edges, with the numbers of the specification. */
export function dimensionOverlay(): string {
  const picture = MeasuredPicture.parse(JSON.parse(readFileSync(join(MASTERS, '11-dimensions.json'), 'utf8')))
  const { edges } = picture
  const { tub, chiller } = facts
  // The rear left corner is not in the list; it runs between the far ends of the two edges of the left side.
  const rearCorner = { cm: edges.tub_height_72.cm, a: edges.tub_width_70.b, b: edges.tub_width_70_top.b }
  const lines: Line[] = [
    measured(edges.tub_length_120, tub.lengthCm, [28, 44], [16, 46]),
    measured(edges.tub_width_70, tub.widthCm, [-84, 30], [-58, 34]),
    { ...measured(rearCorner, tub.heightCm, [-44, 8], [-86, 0]), note: 'without lid' },
    measured(edges.chiller_length_80, chiller.lengthCm, [28, 34], [24, 44]),
    measured(edges.chiller_height_47_5, chiller.heightCm, [54, -8], [86, 0]),
    measured(edges.chiller_depth_48, chiller.widthCm, [8, -44], [44, -36]),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}">`,
    `<g fill="none" stroke="#0d1b1e" stroke-width="2.5" stroke-linecap="round">${lines.map(drawLine).join('')}</g>`,
    `<g fill="#0d1b1e" text-anchor="middle" font-family="Instrument Sans" font-weight="500" font-size="42">${lines.map(drawLabel).join('')}</g>`,
    '</svg>',
  ].join('')
}

function measured(edge: z.infer<typeof Edge>, cm: number, away: Pixel, label: Pixel): Line {
  if (edge.cm !== cm)
    throw new Error(`Picture 11 shows an edge of ${edge.cm} cm where the facts say ${cm} cm`)
  return { a: edge.a, b: edge.b, cm, away, label }
}

function drawLine({ a, b, away }: Line): string {
  const from = shift(a, away)
  const to = shift(b, away)
  // Extension lines start off the edge and pass the dimension line a little, as on a technical drawing.
  const extensions = [a, b].map((end) => `M${at(shift(end, away, 0.25))}L${at(shift(end, away, 1.2))}`)
  return `<path stroke-width="1.5" d="${extensions.join('')}"/><path d="M${at(from)}L${at(to)}${arrow(from, to)}${arrow(to, from)}"/>`
}

function arrow(tip: Pixel, tail: Pixel): string {
  const length = Math.hypot(tail[0] - tip[0], tail[1] - tip[1])
  const [x, y] = [(tail[0] - tip[0]) / length, (tail[1] - tip[1]) / length]
  const barb = (side: number): Pixel => [tip[0] + 18 * x - side * 6 * y, tip[1] + 18 * y + side * 6 * x]
  return `M${at(barb(1))}L${at(tip)}L${at(barb(-1))}`
}

function drawLabel({ a, b, away, label, cm, note }: Line): string {
  const middle = shift(shift([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], away), label)
  // Numbers are set by their middle, not by their foot: a third of the type size below it.
  const [x, y] = shift(middle, [0, 14])
  const noteText = note ? `<tspan x="${x.toFixed(1)}" dy="34" font-size="26">${note}</tspan>` : ''
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}">${cm} cm${noteText}</text>`
}

function shift([x, y]: Pixel, [dx, dy]: Pixel, times = 1): Pixel {
  return [x + dx * times, y + dy * times]
}

function at([x, y]: Pixel): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
