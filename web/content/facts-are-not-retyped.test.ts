import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const files = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('testing'))
  .map((file) => ({ file, source: readFileSync(`${import.meta.dirname}/${file}`, 'utf8') }))

/** How a fact would look if someone typed it into a text instead of taking it from shop/catalogue/facts.ts. */
const RETYPED: Readonly<Record<string, RegExp>> = {
  'size of the tub': /\b(?:120|70|72) ?(?:cm|×)/,
  'weight of the tub': /\b115 ?kg/i,
  'size of the chiller': /\b(?:80 ?cm|48 ?cm|47\.5)\b/,
  'weight of the chiller': /\b45 ?kg/i,
  'weight of both': /\b1[56]0 ?kg/i,
  'power of the chiller': /\b1\.35\b|\b1,?000 ?W/i,
  'grade of the steel': /\b316\b/,
  'name of the timber': /Canadian Red Cedar/i,
  'rated capacity': /\b800 ?(?:l\b|litre)/i,
  'water to fill': /\b\d{3} ?litres/i,
  'temperature range': /\b2 ?°C|\b2 (?:to|and|-) 40\b/,
  supply: /\b240 ?v|\b50 ?hz|\b10 ?a(?:mp)?\b/i,
  filter: /\b50.micron/i,
  recovery: /\b10.minute/i,
  'return window': /\b30.day (?:return|change)/i,
  reviews: /\b24 reviews/i,
  customers: /\b20\+|\b100 ?%/,
  hours: /\b\d{1,2} ?(?:AM|PM)\b/,
  suburb: /Kings Park NSW|\b2148\b/,
  price: /\b(?:4,?999|7,?500)\b/,
  'delivery price': /\$\s?\d{2}/,
  'delivery time': /\b2-5 business/i,
  'installation time': /\b(?:4-6|2-4) hours|\b1-2 days/i,
  protocols: /\b(?:15-18|10-15|2-10) ?°C|\d-\dx per week/i,
  'water changes': /\bevery (?:3|three|6|six) months/i,
  'app name': /Smart Oasis/,
}

/** Sentences in which the same figure means something else. */
const NOT_THE_FACT = ['Test the safety switch every three months.', 'Kings Park in western Sydney']

const withoutExceptions = (source: string): string =>
  NOT_THE_FACT.reduce((text, exception) => text.replaceAll(exception, ''), source)

describe('a fact is typed once, in the facts', () => {
  it.each(Object.entries(RETYPED))('%s', (_fact, pattern) => {
    const found = files.flatMap(({ file, source }) => {
      const hit = pattern.exec(withoutExceptions(source))
      return hit === null ? [] : [`${file}: ${hit[0]}`]
    })
    expect(found).toEqual([])
  })
})
