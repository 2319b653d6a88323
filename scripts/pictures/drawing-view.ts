/** Parallel projection for the set-up drawings: the same view as the product pictures, from the front left and above. */

/** Centimetres: along the tub to the right, back from its front, up from the ground. */
export type Spot = readonly [along: number, back: number, up: number]

const ALONG = [0.95, -0.25] as const
const BACK = [-0.46, -0.4] as const

export const INK = '#0d1b1e'
export const CEDAR = '#a24e28'
export const GLACIER = '#cfe4e8'
export const PAPER = '#ffffff'
export const SHADE = '#eef0ee'

export type View = ReturnType<typeof createView>

export function createView({ scale, left, ground }: { scale: number; left: number; ground: number }) {
  const place = ([along, back, up]: Spot): [number, number] => [
    left + scale * (along * ALONG[0] + back * BACK[0]),
    ground + scale * (along * ALONG[1] + back * BACK[1] - up),
  ]
  const at = (spot: Spot) =>
    place(spot)
      .map((value) => Number(value.toFixed(1)))
      .join(' ')

  return {
    scale,
    at,
    face: (spots: readonly Spot[], attributes = `fill="${PAPER}"`) =>
      `<path ${attributes} d="M${spots.map(at).join('L')}Z"/>`,
    line: (spots: readonly Spot[], attributes = '') =>
      `<path ${attributes} d="M${spots.map(at).join('L')}"/>`,
    /** A tube through its spots: ink at the edges, `colour` between them. */
    hose: (start: Spot, bendA: Spot, bendB: Spot, end: Spot, width: number, colour = PAPER) => {
      const path = `M${at(start)}C${at(bendA)} ${at(bendB)} ${at(end)}`
      return `<path stroke-width="${width}" stroke-linecap="butt" d="${path}"/><path stroke="${colour}" stroke-width="${width - 3}" stroke-linecap="butt" d="${path}"/>`
    },
    arrow: (from: Spot, to: Spot, colour = CEDAR) => arrow(place(from), place(to), colour),
    text: (spot: Spot, words: string, size = 15) => {
      const [x, y] = place(spot)
      return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}">${words}</text>`
    },
    /** What is drawn on an upright front (centimetres to the right and down from its upper left corner) leans with it. */
    onFront: ([along, back, up]: Spot, content: string) => {
      const [x, y] = place([along, back, up])
      const matrix = [scale * ALONG[0], scale * ALONG[1], 0, scale, x, y]
        .map((value) => value.toFixed(3))
        .join(' ')
      return `<g transform="matrix(${matrix})">${content}</g>`
    },
  }
}

function arrow([x1, y1]: [number, number], [x2, y2]: [number, number], colour: string): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length]
  const barb = (side: number) =>
    `${(x2 - 9 * dx - side * 5 * dy).toFixed(1)} ${(y2 - 9 * dy + side * 5 * dx).toFixed(1)}`
  const tip = `${x2.toFixed(1)} ${y2.toFixed(1)}`
  return `<path stroke="${colour}" stroke-width="2" d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${tip}M${barb(1)}L${tip}L${barb(-1)}"/>`
}
