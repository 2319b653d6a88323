import { facts } from '#shop/catalogue/facts.ts'
import { setupSteps } from '#web/content/setup.ts'
import { box, chiller, CHILLER_AT, GAP, HOSE_BACK, hoses, lid, slab, tub } from './drawing-parts.ts'
import { CEDAR, createView, GLACIER, PAPER, SHADE, type Spot } from './drawing-view.ts'

const { tub: TUB, chiller: CHILLER, clearanceM } = facts
const near = createView({ scale: 1.42, left: 88, ground: 270 })
const far = createView({ scale: 0.94, left: 116, ground: 232 })
const CHILLER_END = CHILLER_AT[0] + CHILLER.lengthCm
const DASHED = 'stroke-dasharray="5 4"'

/** What each drawing shows, in the order of the guide. */
const SCENES: readonly (() => string)[] = [place, unpack, stand, join, fill, plugIn]

export function setupDrawing(step: number): string {
  const scene = SCENES[step - 1]
  const words = setupSteps[step - 1]
  if (!scene || !words) throw new Error(`There is no step ${step}`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" role="img" aria-labelledby="step">`,
    `<title id="step">${words.title}</title>`,
    '<g fill="none" stroke="#0d1b1e" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">',
    scene().replaceAll(
      '<text',
      `<text fill="#0d1b1e" stroke="none" font-family="'Instrument Sans', 'Helvetica Neue', Arial, sans-serif"`,
    ),
    '</g></svg>\n',
  ].join('')
}

function footprint([x, y]: Spot, length: number, depth: number): string {
  return far.face(
    [
      [x, y, 0],
      [x + length, y, 0],
      [x + length, y + depth, 0],
      [x, y + depth, 0],
    ],
    `${DASHED} fill="${PAPER}"`,
  )
}

function place(): string {
  const clear = clearanceM * 100
  const [x, y] = CHILLER_AT
  const middle = y + CHILLER.widthCm / 2
  return [
    slab(far, [-20, -105], [CHILLER_END + 125, 240]),
    footprint([0, 0, 0], TUB.lengthCm, TUB.widthCm),
    footprint(CHILLER_AT, CHILLER.lengthCm, CHILLER.widthCm),
    far.arrow([CHILLER_END, middle, 0], [CHILLER_END + clear, middle, 0]),
    far.text([CHILLER_END + clear / 2 - 12, middle + 8, 6], `${clearanceM} m`),
    far.arrow([x + 40, y, 0], [x + 40, y - clear, 0]),
    far.text([x + 52, y - clear / 2, 0], `${clearanceM} m`),
    box(far, [10, 30, 0], [100, 5, 9]),
    box(far, [52, 29, 2], [16, 1, 5], [GLACIER, GLACIER, GLACIER]),
    far.onFront([10, 30, 9], '<path vector-effect="non-scaling-stroke" d="M48 3v4M52 3v4"/>'),
  ].join('')
}

function unpack(): string {
  const view = createView({ scale: 1.12, left: 122, ground: 296 })
  const timber = ['#f3e3d9', '#ecd5c7', '#f8eee8']
  const length = CHILLER_END + 12
  const feet = [-6, length / 2 - 12, length - 20].map((x) => box(view, [x, -4, 0], [14, 78, 10], timber))
  const strap = (x: number) =>
    view.line(
      [
        [x, -4, 120],
        [x, -4, 150],
        [x, 74, 150],
      ],
      DASHED,
    )
  return [
    ...feet,
    box(view, [-6, -4, 10], [length, 78, 5], timber),
    chiller(view, '', [CHILLER_AT[0], CHILLER_AT[1], 15]),
    tub(view, undefined, [0, 0, 15]),
    box(view, [-6, -4, 120], [length, 78, 30]),
    strap(56),
    strap(186),
    view.arrow([TUB.lengthCm + GAP / 2 - 3, -4, 86], [TUB.lengthCm + GAP / 2 - 3, -4, 114]),
  ].join('')
}

function stand(): string {
  const [x, y] = CHILLER_AT
  return [
    slab(near, [-14, -26], [CHILLER_END + 34, 112]),
    chiller(near),
    tub(near),
    near.arrow([60, 35, 118], [60, 35, 84]),
    near.arrow([x + 40, y + 24, 94], [x + 40, y + 24, 58]),
  ].join('')
}

function join(): string {
  const close = createView({ scale: 2.4, left: -112, ground: 336 })
  const [x = '0', y = '0'] = close.at([TUB.lengthCm + 13, HOSE_BACK, 52]).split(' ')
  // Round the coupling, clockwise: screwed on by hand.
  const turn = `<path stroke="${CEDAR}" stroke-width="2" d="M${Number(x) - 14} ${Number(y) - 22}c20-16 44-2 38 26m-8-8 8 9 9-8"/>`
  return chiller(close) + hoses(close, '#f3e3d9') + tub(close) + turn
}

function fill(): string {
  const belowRim = facts.innerAllowance.belowRimCm
  const level = TUB.heightCm - belowRim
  const [x = '0', y = '0'] = near.at([34, 36, 92]).split(' ')
  const [, surface = '0'] = near.at([34, 36, level]).split(' ')
  return [
    slab(near, [-14, -26], [CHILLER_END + 34, 112]),
    chiller(near),
    hoses(near),
    tub(near, belowRim),
    `<path stroke-width="9" stroke-linecap="butt" d="M${x} ${y}c0-34-20-46-52-38S14 130-12 158"/>`,
    `<path stroke="${PAPER}" stroke-width="6" stroke-linecap="butt" d="M${x} ${y}c0-34-20-46-52-38S14 130-12 158"/>`,
    `<path stroke="#8fbcc5" stroke-width="4" stroke-linecap="butt" d="M${x} ${y}V${surface}"/>`,
    `<ellipse cx="${x}" cy="${surface}" rx="13" ry="4" stroke="#8fbcc5"/>`,
    near.line(
      [
        [0, TUB.widthCm, level],
        [0, 0, level],
        [TUB.lengthCm, 0, level],
      ],
      `stroke="${CEDAR}" ${DASHED}`,
    ),
    near.arrow([96, 0, level - 20], [96, 0, level - 2]),
  ].join('')
}

function plugIn(): string {
  const back = 86
  const outlet: Spot = [CHILLER_END - 30, back, 72]
  const socket = [
    `<rect vector-effect="non-scaling-stroke" width="20" height="15" rx="2" fill="${PAPER}"/>`,
    // The slanted pair and the earth pin of an Australian outlet.
    '<path vector-effect="non-scaling-stroke" d="M6 4l1.5 3.5M14 4l-1.5 3.5M10 9.5v3"/>',
  ].join('')
  const [x = '0', y = '0'] = near.at([outlet[0] + 10, back, outlet[2] - 13]).split(' ')
  const [endX = '0', endY = '0'] = near.at([CHILLER_END, CHILLER_AT[1] + 40, 30]).split(' ')
  const display: Spot = [CHILLER_AT[0] + 64, CHILLER_AT[1], CHILLER.heightCm - 17]
  return [
    near.face(
      [
        [100, back, 0],
        [CHILLER_END + 20, back, 0],
        [CHILLER_END + 20, back, 88],
        [100, back, 88],
      ],
      `fill="${SHADE}" stroke="none"`,
    ),
    slab(near, [-14, -26], [CHILLER_END + 34, 112]),
    near.onFront(outlet, socket),
    `<path stroke="${CEDAR}" stroke-width="2.5" d="M${x} ${y}c4 26 44 10 48 40S${Number(endX) + 16} ${Number(endY) + 4} ${endX} ${endY}"/>`,
    chiller(near, '3°'),
    hoses(near),
    tub(near, facts.innerAllowance.belowRimCm),
    lid(near),
    near.arrow([display[0], display[1] - 52, display[2] - 6], [display[0], display[1] - 16, display[2]]),
  ].join('')
}
