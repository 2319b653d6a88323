import { expect, test } from 'vitest'
import { Postcode } from './postcode.ts'
import { AUSTRALIAN_STATES, stateMatches, stateOf } from './state-of-postcode.ts'

const state = (text: string) => stateOf(Postcode.parse(text))

test.each([
  ['2000', 'NSW'],
  ['2599', 'NSW'],
  ['2600', 'ACT'],
  ['2618', 'ACT'],
  ['2619', 'NSW'],
  ['2899', 'NSW'],
  ['2900', 'ACT'],
  ['2920', 'ACT'],
  ['2921', 'NSW'],
  ['0200', 'ACT'],
  ['0800', 'NT'],
  ['0899', 'NT'],
  ['1215', 'NSW'],
  ['3000', 'VIC'],
  ['8001', 'VIC'],
  ['4000', 'QLD'],
  ['9726', 'QLD'],
  ['5000', 'SA'],
  ['6000', 'WA'],
  ['7000', 'TAS'],
])('%s lies in %s', (postcode, expected) => {
  expect(state(postcode)).toBe(expected)
})

test.each(['0000', '0199', '0300', '0799'])('%s is used by no state, so any may be chosen', (text) => {
  const postcode = Postcode.parse(text)
  expect(stateOf(postcode)).toBeNull()
  expect(AUSTRALIAN_STATES.every((chosen) => stateMatches(postcode, chosen))).toBe(true)
})

test('Queensland chosen for a Sydney postcode does not match', () => {
  expect(stateMatches(Postcode.parse('2000'), 'QLD')).toBe(false)
  expect(stateMatches(Postcode.parse('2000'), 'NSW')).toBe(true)
})

test.each([
  ['2620', ['NSW', 'ACT']],
  ['0872', ['SA', 'WA', 'NT']],
  ['4383', ['NSW', 'QLD']],
  ['3644', ['NSW', 'VIC']],
])('people on the border at %s may write any of %j', (text, expected) => {
  const postcode = Postcode.parse(text)
  expect(AUSTRALIAN_STATES.filter((chosen) => stateMatches(postcode, chosen))).toEqual(expected)
})
