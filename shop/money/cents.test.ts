import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addCents, cents, gstInside, timesCents } from './cents.ts'

const anyCents = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }).map(cents)

describe('cents', () => {
  test.each([0.1, 4999.5, Number.NaN, Infinity, 2 ** 53])('%d is not money', (n) => {
    expect(() => cents(n)).toThrow(RangeError)
  })

  test('nothing is owed in minus zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true)
  })

  test('a sum that no longer fits is refused rather than rounded', () => {
    const most = cents(Number.MAX_SAFE_INTEGER)
    expect(() => addCents(most, cents(1), cents(-1))).toThrow(RangeError)
    expect(() => timesCents(most, 2)).toThrow(RangeError)
  })

  test('half a tub cannot be priced', () => {
    expect(() => timesCents(cents(499_900), 0.5)).toThrow(RangeError)
  })

  test('adding nothing is nothing', () => {
    expect(addCents()).toBe(0)
  })

  test('three times is the same as adding thrice', () => {
    fc.assert(
      fc.property(anyCents, (c) => {
        expect(timesCents(c, 3)).toBe(addCents(c, c, c))
      }),
    )
  })
})

describe('GST inside a price', () => {
  test.each([
    [519_900, 47_264],
    [549_900, 49_991],
    [499_900, 45_445],
    [1_100, 100],
    [5, 0],
    [6, 1],
    [0, 0],
    [-519_900, -47_264],
  ])('%d cents hold %d cents of GST', (total, gst) => {
    expect(gstInside(cents(total))).toBe(gst)
  })

  test('is the whole number of cents nearest to an eleventh', () => {
    fc.assert(
      fc.property(anyCents, (total) => {
        expect(Math.abs(gstInside(total) * 11 - total)).toBeLessThanOrEqual(5)
      }),
    )
  })
})
