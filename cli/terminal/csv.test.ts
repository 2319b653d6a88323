import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each(['=1+1', '+61 400 000 000', '-2', '@SUM(A1)', '\t=1', '  =1', '＝1'])(
  'a cell like a formula, %j, is only text',
  (typed) => expect(csvLine([typed])).toMatch(/^"?'/),
)

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 12, null])).toBe('"a,b","say ""hi""","two\nlines",12,\r\n')
})
