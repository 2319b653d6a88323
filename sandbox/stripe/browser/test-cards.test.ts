import { expect, test } from 'vitest'
import { TEST_CARDS as SERVER_CARDS } from '#sandbox/stripe/payments/cards.ts'
import { TEST_CARDS } from './test-cards.ts'

test('the form offers exactly the cards that the server knows', () => {
  expect(TEST_CARDS.map(({ number }) => number).toSorted()).toEqual(
    SERVER_CARDS.map(({ number }) => number).toSorted(),
  )
})

test('the cards that the form calls paying, asking and refused are so on the server', () => {
  const expected = SERVER_CARDS.map(({ number, threeDSecure, outcome }) => {
    if (threeDSecure) return [number, 'asks']
    return [number, outcome.kind === 'succeeds' ? 'works' : 'fails']
  })
  const offered = Object.fromEntries(TEST_CARDS.map(({ number, group }) => [number, group]))
  expect(offered).toEqual(Object.fromEntries(expected))
})
