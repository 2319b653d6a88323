import { facts } from '#shop/catalogue/facts.ts'
import { GLACIER, PAPER, SHADE, type Spot, type View } from './drawing-view.ts'

const { tub: TUB, chiller: CHILLER } = facts
/** Enough room between tub and chiller to see both hoses. */
export const GAP = 42
/** The fittings sit near the front here, so that the front board does not hide them. */
export const HOSE_BACK = 16
const HOSE_WIDTH = 6
const RIM = 7
const BOARD = 9
const THIN = 'stroke-width="0.75" stroke-opacity="0.5"'

/** Sides of a box that this view shows: its front, its left end and its top. */
export function box(
  view: View,
  [x, y, z]: Spot,
  [length, depth, height]: Spot,
  fills = [PAPER, SHADE, PAPER],
): string {
  const [front, end, top] = fills
  const above = z + height
  return [
    view.face(
      [
        [x, y, z],
        [x, y + depth, z],
        [x, y + depth, above],
        [x, y, above],
      ],
      `fill="${end}"`,
    ),
    view.face(
      [
        [x, y, z],
        [x + length, y, z],
        [x + length, y, above],
        [x, y, above],
      ],
      `fill="${front}"`,
    ),
    view.face(
      [
        [x, y, above],
        [x + length, y, above],
        [x + length, y + depth, above],
        [x, y + depth, above],
      ],
      `fill="${top}"`,
    ),
  ].join('')
}

/** `water` is how far its surface lies below the rim, in centimetres. */
export function tub(view: View, water?: number, [x, y, z]: Spot = [0, 0, 0]): string {
  const { lengthCm: length, widthCm: depth, heightCm: height } = TUB
  const inside = (up: number): Spot[] => [
    [x + RIM, y + RIM, up],
    [x + length - RIM, y + RIM, up],
    [x + length - RIM, y + depth - RIM, up],
    [x + RIM, y + depth - RIM, up],
  ]
  const top = z + height
  const boards = Array.from({ length: height / BOARD - 1 }, (_, index) => z + (index + 1) * BOARD)
  const corner = (up: number): Spot => [x + length - RIM, y + depth - RIM, up]
  return [
    box(view, [x, y, z], [length, depth, height]),
    ...boards.map((up) =>
      view.line(
        [
          [x, y + depth, up],
          [x, y, up],
          [x + length, y, up],
        ],
        THIN,
      ),
    ),
    `<clipPath id="opening">${view.face(inside(top), '')}</clipPath>`,
    view.face(inside(top), `fill="${SHADE}"`),
    '<g clip-path="url(#opening)">',
    view.line([corner(top), corner(top - height)], THIN),
    water === undefined ? '' : view.face(inside(top - water), `fill="${GLACIER}" stroke-width="1"`),
    '</g>',
  ].join('')
}

export function lid(view: View, lift = 0): string {
  return box(
    view,
    [-1, -1, TUB.heightCm + lift],
    [TUB.lengthCm + 2, TUB.widthCm + 2, 8],
    ['#dfe4e3', '#ced5d4', '#e9eceb'],
  )
}

export const CHILLER_AT: Spot = [TUB.lengthCm + GAP, (TUB.widthCm - CHILLER.widthCm) / 2, 0]

export function chiller(view: View, reading = '', [x, y, z]: Spot = CHILLER_AT): string {
  const { lengthCm: length, widthCm: depth, heightCm: height } = CHILLER
  const louvres = Array.from({ length: 9 }, (_, index) => `M6 ${9 + index * 4}h42`).join('')
  const keep = 'vector-effect="non-scaling-stroke"'
  const front = [
    `<path ${keep} stroke-width="1" stroke-opacity="0.7" d="${louvres}"/>`,
    `<circle ${keep} cx="64" cy="17" r="8.5" fill="${PAPER}"/>`,
    `<text x="64" y="20.3" font-size="9" text-anchor="middle">${reading}</text>`,
  ].join('')
  return box(view, [x, y, z], [length, depth, height]) + view.onFront([x, y, z + height], front)
}

const hoseSpot = (along: number, up: number): Spot => [along, HOSE_BACK, up]

/** Between the end of the tub and the chiller: the upper one brings the water back, the lower one draws it. */
export function hoses(view: View, coupling = PAPER): string {
  const start = TUB.lengthCm
  const end = start + GAP
  const run = (from: number, to: number) => {
    const collar = (along: number, up: number) =>
      view.face(
        [
          hoseSpot(along, up - 4.5),
          hoseSpot(along + 6, up - 4.5),
          hoseSpot(along + 6, up + 4.5),
          hoseSpot(along, up + 4.5),
        ],
        `fill="${coupling}"`,
      )
    const bend = start + GAP / 2
    return [
      view.hose(
        hoseSpot(start, from),
        hoseSpot(bend, from),
        hoseSpot(bend, to),
        hoseSpot(end, to),
        HOSE_WIDTH * view.scale,
      ),
      collar(start + 9, from),
      collar(end - 6, to),
    ].join('')
  }
  return run(52, 36) + run(24, 12)
}

export function slab(
  view: View,
  [x, y]: readonly [number, number],
  [length, depth]: readonly [number, number],
): string {
  return box(view, [x, y, -5], [length, depth, 5], [SHADE, SHADE, '#f8f9f7'])
}
