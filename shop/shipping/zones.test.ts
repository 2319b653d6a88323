import { expect, test } from 'vitest'
import { Postcode } from './postcode.ts'
import { zoneOf } from './zones.ts'

const zone = (text: string) => zoneOf(Postcode.parse(text))

test.each([
  ['2000', 'sydney'],
  ['2249', 'sydney'],
  ['2250', 'sydney'],
  ['2263', 'sydney'],
  ['2264', 'interstate'],
  ['2279', 'interstate'],
  ['2280', 'sydney'],
  ['2289', 'sydney'],
  ['2290', 'interstate'],
  ['2554', 'interstate'],
  ['2555', 'sydney'],
  ['2559', 'sydney'],
  ['2560', 'sydney'],
  ['2571', 'sydney'],
  ['2574', 'sydney'],
  ['2575', 'interstate'],
  ['2744', 'interstate'],
  ['2745', 'sydney'],
  ['2787', 'sydney'],
  ['2788', 'interstate'],
  ['0800', 'interstate'],
  ['3000', 'interstate'],
  ['7799', 'interstate'],
])('%s is %s', (postcode, expected) => {
  expect(zone(postcode)).toBe(expected)
})

test.each([
  ['0200', '0299'],
  ['0900', '0999'],
  ['1000', '1999'],
  ['5800', '5999'],
  ['6800', '6999'],
  ['7800', '7999'],
  ['8000', '9999'],
])('the post-office boxes from %s to %s are not served', (first, last) => {
  expect([zone(first), zone(last)]).toEqual(['not-served', 'not-served'])
})

test('every postcode from 0000 to 9999 has exactly one zone, each zone as large as its ranges', () => {
  const count = { sydney: 0, interstate: 0, 'not-served': 0 }
  for (let n = 0; n <= 9999; n += 1) count[zone(String(n).padStart(4, '0'))] += 1
  const sydney = 250 + 14 + 10 + 5 + 12 + 3 + 43
  const boxes = 100 + 100 + 1000 + 200 + 200 + 200 + 2000
  expect(count).toEqual({ sydney, 'not-served': boxes, interstate: 10_000 - sydney - boxes })
})
