/** The shop's mark: the section of a tub in cedar with its line of water, on ink. */
const INK = '#0d1b1e'
const CEDAR = '#c8693f' // the palette's cedar, lighter: on ink the original sinks at 16 pixels
const GLACIER = '#e6f0f1'

const TUB = [
  `<path fill="none" stroke="${CEDAR}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" d="M5 8v13a3 3 0 0 0 3 3h16a3 3 0 0 0 3-3V8"/>`,
  `<path fill="${GLACIER}" d="M8.5 13.5c2.5-1.8 5-1.8 7.5 0s5 1.8 7.5 0v6.2a.8.8 0 0 1-.8.8H9.3a.8.8 0 0 1-.8-.8z"/>`,
].join('')

export function mark(shape: 'rounded' | 'square' | 'maskable'): string {
  const radius = shape === 'rounded' ? 7 : 0
  // A launcher may cut a maskable icon down to a circle of 80 %: the tub stays inside it.
  const tub = shape === 'maskable' ? `<g transform="translate(4.8 4.8) scale(.7)">${TUB}</g>` : TUB
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${INK}"/>${tub}</svg>\n`
}
