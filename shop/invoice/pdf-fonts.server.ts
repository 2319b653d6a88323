import { fileURLToPath } from 'node:url'
import type { Font } from '@react-pdf/renderer'

type FontStore = typeof Font

const file = (name: string) => fileURLToPath(new URL(`fonts/${name}`, import.meta.url))

/** Latin with its accents, then most other alphabets: the first that has a character draws it. */
export const SANS = ['Sans', 'Wide']
export const SERIF = ['Serif', 'Wide']

const FONTS = [
  { family: 'Sans', fontWeight: 400, name: 'instrument-sans-400.ttf' },
  { family: 'Sans', fontWeight: 600, name: 'instrument-sans-600.ttf' },
  { family: 'Serif', fontWeight: 400, name: 'instrument-serif-400.ttf' },
  { family: 'Wide', fontWeight: 400, name: 'dejavu-sans.ttf' },
]

/** Longer than any word of ours: only an unbroken string that would run off the page is cut. */
const LONGEST_WORD = 32

/** Registers the fonts, and answers how to make a text that they can print. */
export async function loadFonts(store: FontStore): Promise<(text: string) => string> {
  for (const { name, ...font } of FONTS) store.register({ ...font, src: file(name) })
  store.registerHyphenationCallback((word) => word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gsu')) ?? [word])
  await Promise.all(SANS.map((fontFamily) => store.load({ fontFamily })))
  const covered = (character: string) =>
    SANS.some((fontFamily) => {
      const data = store.getFont({ fontFamily })?.data
      return data?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) === true
    })
  return (text) => printable(text, covered)
}

/** What no font has (emoji, Chinese) becomes a box: the library would print letters that nobody wrote. */
export function printable(text: string, covered: (character: string) => boolean): string {
  const visible = text.normalize('NFC').replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Variation_Selector}]/gu, '')
  return Array.from(visible, (character) => (covered(character) ? character : MISSING)).join('')
}

const MISSING = '□'
