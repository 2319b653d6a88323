import { expect, test } from 'vitest'
import { tooltipClosed, tooltipDelay } from './tooltip-clock.ts'

test('the first tooltip waits 700 ms', () => {
  expect(tooltipDelay(10_000)).toBe(700)
})

test('another one within 300 ms of the last comes at once', () => {
  tooltipClosed(20_000)
  expect(tooltipDelay(20_300)).toBe(0)
  expect(tooltipDelay(20_301)).toBe(700)
})
