/** The dimension drawing as data, in centimetres: one unit is one centimetre, so it is to scale by construction. */

export type Size = { readonly lengthCm: number; readonly widthCm: number; readonly heightCm: number }

export type DrawnPath = { readonly d: string; readonly role: 'outline' | 'detail' | 'measure' }
export type DrawnText = {
  readonly x: number
  readonly y: number
  readonly words: string
  readonly anchor: 'start' | 'middle' | 'end'
}
export type DimensionPlan = {
  readonly width: number
  readonly height: number
  readonly paths: readonly DrawnPath[]
  readonly texts: readonly DrawnText[]
}

/** Left and right, for the heights; the right one has a digit more. */
const MARGIN = 42
const RIGHT_MARGIN = 50
const TOP = 18
/** Room under a ground line for the lengths, and above the second row for its name. */
const BELOW = 22
const GAP = 22
/** From an edge to its dimension line. */
const AWAY = 9

/** Seen from the front (length and height) above, from the side (width and height) below. */
export function dimensionPlan(tub: Size, chiller: Size): DimensionPlan {
  const firstGround = TOP + tub.heightCm
  const secondGround = firstGround + BELOW + TOP + tub.heightCm
  const width = MARGIN + tub.lengthCm + GAP + chiller.lengthCm + RIGHT_MARGIN
  const rows = [
    row('front', firstGround, tub.lengthCm, chiller.lengthCm, tub.heightCm, chiller.heightCm),
    row('side', secondGround, tub.widthCm, chiller.widthCm, tub.heightCm, chiller.heightCm),
  ]
  const chillerLeft = MARGIN + tub.lengthCm + GAP
  const chillerTop = firstGround - chiller.heightCm
  const hoses = [0.3, 0.7].map((down) => {
    const y = chillerTop + chiller.heightCm * down
    return `M${MARGIN + tub.lengthCm} ${y}h${GAP}m0 5h${-GAP}`
  })
  const louvres = Array.from(
    { length: 8 },
    (_, index) => `M${chillerLeft + 6} ${chillerTop + 9 + index * 4.2}h42`,
  )
  const display = `M${chillerLeft + chiller.lengthCm - 9} ${chillerTop + 16}a6 6 0 1 0-12 0 6 6 0 1 0 12 0`
  return {
    width,
    height: secondGround + BELOW,
    paths: [
      ...rows.flatMap((each) => each.paths),
      { role: 'detail', d: [...hoses, ...louvres, display].join('') },
    ],
    texts: rows.flatMap((each) => each.texts),
  }
}

function row(
  name: string,
  ground: number,
  tub: number,
  chiller: number,
  tubHeight: number,
  chillerHeight: number,
) {
  const second = MARGIN + tub + GAP
  const right = second + chiller
  const boards = Array.from(
    { length: 7 },
    (_, index) => `M${MARGIN} ${ground - ((index + 1) * tubHeight) / 8}h${tub}`,
  )
  const paths: DrawnPath[] = [
    { role: 'outline', d: `M${MARGIN} ${ground}h${tub}v${-tubHeight}h${-tub}z` },
    { role: 'outline', d: `M${second} ${ground}h${chiller}v${-chillerHeight}h${-chiller}z` },
    { role: 'detail', d: boards.join('') },
    { role: 'detail', d: `M${MARGIN - 20} ${ground}H${right + 20}` },
    { role: 'measure', d: across(MARGIN, tub, ground + AWAY) + across(second, chiller, ground + AWAY) },
    {
      role: 'measure',
      d: upright(MARGIN - AWAY, ground, tubHeight) + upright(right + AWAY, ground, chillerHeight),
    },
  ]
  const texts: DrawnText[] = [
    { x: MARGIN, y: ground - tubHeight - 6, words: `Tub, ${name}`, anchor: 'start' },
    { x: second, y: ground - chillerHeight - 6, words: `Chiller, ${name}`, anchor: 'start' },
    { x: MARGIN + tub / 2, y: ground + AWAY + 10, words: `${tub} cm`, anchor: 'middle' },
    { x: second + chiller / 2, y: ground + AWAY + 10, words: `${chiller} cm`, anchor: 'middle' },
    { x: MARGIN - AWAY - 3, y: ground - tubHeight / 2 + 3, words: `${tubHeight} cm`, anchor: 'end' },
    { x: right + AWAY + 3, y: ground - chillerHeight / 2 + 3, words: `${chillerHeight} cm`, anchor: 'start' },
  ]
  return { paths, texts }
}

function across(x: number, length: number, y: number): string {
  return `M${x} ${y}h${length}M${x + 3} ${y - 1.5}l-3 1.5 3 1.5M${x + length - 3} ${y - 1.5}l3 1.5-3 1.5`
}

function upright(x: number, ground: number, height: number): string {
  return `M${x} ${ground}v${-height}M${x - 1.5} ${ground - 3}l1.5 3 1.5-3M${x - 1.5} ${ground - height + 3}l1.5-3 1.5 3`
}
