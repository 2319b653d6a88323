import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Product } from '#shop/catalogue/product.ts'
import { cents } from '#shop/money/cents.ts'
import { watchSaleMoments } from './sale-moments.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = new Date('2026-11-01T00:00:00Z')

const onSale = (startsIn: number, endsIn: number): Product => ({
  id: 'plunge-one',
  name: 'Plunge One',
  price: cents(499_900),
  imageUrl: '',
  shortDescription: '',
  stock: 8,
  version: 1,
  sale: {
    name: 'Spring Sale',
    wasPrice: cents(750_000),
    startsAt: new Date(NOW.getTime() + startsIn),
    endsAt: new Date(NOW.getTime() + endsIn),
  },
})

describe('the moments of a sale', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }))
  afterEach(() => void vi.useRealTimers())

  it('are told when they come: at its start and at its end', () => {
    const changed = vi.fn()
    const moments = watchSaleMoments(
      () => [onSale(HOUR, 2 * HOUR)],
      () => new Date(),
      changed,
    )
    vi.advanceTimersByTime(HOUR - 1)
    expect(changed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(changed).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(HOUR)
    expect(changed).toHaveBeenCalledTimes(2)
    moments.stop()
  })

  it('are told once when they lie further away than a timer can count', () => {
    const changed = vi.fn()
    const moments = watchSaleMoments(
      () => [onSale(-HOUR, 90 * DAY)],
      () => new Date(),
      changed,
    )
    vi.advanceTimersByTime(89 * DAY)
    expect(changed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(DAY)
    expect(changed).toHaveBeenCalledTimes(1)
    moments.stop()
  })
})
