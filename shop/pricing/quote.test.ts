import { describe, expect, test } from 'vitest'
import { plungeOneSeed } from '#shop/catalogue/seed.ts'
import { civilDate } from '#shop/shipping/civil-date.ts'
import { Postcode } from '#shop/shipping/postcode.ts'
import { sydneyMoment } from '#shop/shipping/sydney-time.ts'
import { quote } from './quote.ts'
import type { QuoteRequest } from './quote.ts'

const fridayMorning = sydneyMoment(civilDate('2026-11-13'), 10)
const products = [plungeOneSeed(fridayMorning)]

const quoted = (request: Partial<QuoteRequest>) =>
  quote(products, {
    items: [{ productId: 'plunge-one', quantity: 1 }],
    method: 'delivery',
    postcode: Postcode.parse('2000'),
    now: fridayMorning,
    ...request,
  })

describe('what an order costs', () => {
  test('one tub to Sydney', () => {
    expect(quoted({})).toEqual({
      ok: true,
      value: {
        lines: [
          {
            productId: 'plunge-one',
            name: 'Plunge One',
            quantity: 1,
            unitPrice: 499_900,
            lineTotal: 499_900,
          },
        ],
        method: 'delivery',
        postcode: '2000',
        zone: 'sydney',
        productsTotal: 499_900,
        shipping: 20_000,
        gst: 47_264,
        total: 519_900,
        label: 'Next Day Delivery',
        estimate: 'Next business day',
        dates: {
          kind: 'delivery',
          dispatchOn: '2026-11-13',
          deliverFrom: '2026-11-16',
          deliverBy: '2026-11-16',
        },
        currency: 'aud',
      },
    })
  })

  test('three tubs to Melbourne pay shipping once', () => {
    const items = [{ productId: 'plunge-one', quantity: 3 }]
    expect(quoted({ items, postcode: Postcode.parse('3000') })).toMatchObject({
      value: {
        productsTotal: 1_499_700,
        shipping: 50_000,
        total: 1_549_700,
        label: 'Standard Delivery',
        estimate: '2-5 business days',
      },
    })
  })

  test('pickup is free, and whatever stood in the postcode field does not matter', () => {
    const pickup = quoted({ method: 'pickup', postcode: Postcode.parse('8001') })
    expect(pickup).toMatchObject({
      value: {
        postcode: null,
        zone: null,
        shipping: 0,
        total: 499_900,
        label: 'Pickup - Warehouse',
        estimate: 'Available immediately - Call ahead to schedule',
        dates: { kind: 'pickup', readyOn: '2026-11-13' },
      },
    })
    expect(quoted({ method: 'pickup', postcode: null })).toEqual(pickup)
  })

  test('the same product named twice is one line', () => {
    const items = [
      { productId: 'plunge-one', quantity: 2 },
      { productId: 'plunge-one', quantity: 3 },
    ]
    expect(quoted({ items })).toEqual(quoted({ items: [{ productId: 'plunge-one', quantity: 5 }] }))
  })
})

describe('what is refused', () => {
  test('an order of nothing', () => {
    expect(quoted({ items: [] })).toEqual({ ok: false, error: { reason: 'empty' } })
  })

  test.each(['nope', '__proto__', 'constructor', ''])('the unknown product "%s"', (productId) => {
    expect(quoted({ items: [{ productId, quantity: 1 }] })).toEqual({
      ok: false,
      error: { reason: 'unknown-product', productId },
    })
  })

  test.each([0, -1, 1.5, Number.NaN, Infinity, 2 ** 53])('a quantity of %d', (quantity) => {
    const productId = 'plunge-one'
    const error = { reason: 'quantity-invalid', productId }
    expect(quoted({ items: [{ productId, quantity }] })).toEqual({ ok: false, error })
    // A good line beside it must not make up for it.
    const together = [
      { productId, quantity },
      { productId, quantity: 3 },
    ]
    expect(quoted({ items: together })).toEqual({ ok: false, error })
  })

  test('the ninth of eight tubs, also when asked for in two lines', () => {
    const error = {
      reason: 'not-enough-stock',
      productId: 'plunge-one',
      name: 'Plunge One',
      requested: 9,
      available: 8,
    }
    const productId = 'plunge-one'
    expect(quoted({ items: [{ productId, quantity: 9 }] })).toEqual({ ok: false, error })
    const twoLines = [
      { productId, quantity: 4 },
      { productId, quantity: 5 },
    ]
    expect(quoted({ items: twoLines })).toEqual({ ok: false, error })
    expect(quoted({ items: [{ productId, quantity: 8 }] }).ok).toBe(true)
  })

  test('anything of a product that is sold out', () => {
    const soldOut = products.map((product) => Object.assign({}, product, { stock: 0 }))
    const items = [{ productId: 'plunge-one', quantity: 1 }]
    expect(quote(soldOut, { items, method: 'pickup', postcode: null, now: fridayMorning })).toEqual({
      ok: false,
      error: { reason: 'sold-out', productId: 'plunge-one', name: 'Plunge One' },
    })
  })

  test('delivery without a postcode, and to post-office boxes', () => {
    expect(quoted({ postcode: null })).toEqual({ ok: false, error: { reason: 'postcode-missing' } })
    const postcode = Postcode.parse('8001')
    expect(quoted({ postcode })).toEqual({ ok: false, error: { reason: 'postcode-not-served', postcode } })
  })
})
