import { expect, test } from 'vitest'
import { firstName, withName } from './greeting.ts'

test.each([
  ['Kim Lee', 'Kim'],
  ['  Zoë Müller ', 'Zoë'],
  ["O'Brien", "O'Brien"],
  ['李雷', '李雷'],
  ['Anne-Marie Smith', 'Anne-Marie'],
])('%s is greeted as %s', (name, greeted) => {
  expect(firstName(name)).toBe(greeted)
})

test.each(['https://spam.example', 'WIN$1000', 'spam.example now', '<b>', '', '🧊', 'x'.repeat(31)])(
  '%j is greeted without a name',
  (name) => {
    expect(withName('Thank you', name)).toBe('Thank you')
  },
)
