import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#shop/money/cents.ts'
import { DeliveryMethod } from '#shop/shipping/delivery-method.ts'
import { Postcode } from '#shop/shipping/postcode.ts'
import { quote } from './quote.ts'
import type { Quote, QuoteRequest } from './quote.ts'
import type { PricedProduct } from './lines.ts'

const catalogue: fc.Arbitrary<PricedProduct[]> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('plunge-one', 'plunge-two', 'lid', 'steps'),
    name: fc.string(),
    price: fc.integer({ min: 1, max: 2_000_000 }).map(cents),
    stock: fc.integer({ min: 0, max: 40 }),
  }),
  { selector: (product) => product.id, minLength: 1 },
)

const request: fc.Arbitrary<QuoteRequest> = fc.record({
  items: fc.array(
    fc.record({
      productId: fc.constantFrom('plunge-one', 'plunge-two', 'lid', 'steps', 'nope'),
      quantity: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 5 }) }, fc.double()),
    }),
    { maxLength: 4 },
  ),
  method: fc.constantFrom(...DeliveryMethod.options),
  postcode: fc.integer({ min: 0, max: 9999 }).map((n) => Postcode.parse(String(n).padStart(4, '0'))),
  now: fc.date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
})

/** Checks what must hold of every quote, and that quotes did come about. */
function everyQuote(check: (given: Quote, products: PricedProduct[], asked: QuoteRequest) => void): void {
  let quotes = 0
  fc.assert(
    fc.property(catalogue, request, (products, asked) => {
      const given = quote(products, asked)
      if (!given.ok) return
      quotes += 1
      check(given.value, products, asked)
    }),
    { numRuns: 600 },
  )
  expect(quotes).toBeGreaterThan(20)
}

test('no amount is ever negative, and the total is products and shipping', () => {
  everyQuote((given) => {
    const { productsTotal, shipping, gst, total, lines } = given
    expect(
      Math.min(productsTotal, shipping, gst, total, ...lines.map((line) => line.lineTotal)),
    ).toBeGreaterThanOrEqual(0)
    expect(total).toBe(productsTotal + shipping)
    expect(productsTotal).toBe(lines.reduce((sum, line) => sum + line.lineTotal, 0))
  })
})

test('GST and net price make the total, and GST is a tenth of the net price to the cent', () => {
  everyQuote(({ gst, total }) => {
    const net = total - gst
    expect(net + gst).toBe(total)
    expect(Math.abs(net - gst * 10)).toBeLessThanOrEqual(5)
  })
})

test('a line costs its quantity times the price, and shipping does not grow with it', () => {
  everyQuote((given, products, asked) => {
    const [line] = given.lines
    const inStock = products.find(({ id }) => id === line?.productId)?.stock ?? 0
    if (line === undefined || line.quantity >= inStock) return
    const oneMore = quote(products, {
      ...asked,
      items: [...asked.items, { productId: line.productId, quantity: 1 }],
    })
    if (!oneMore.ok) throw new Error(oneMore.error.reason)
    expect(oneMore.value.total - given.total).toBe(line.unitPrice)
    expect(oneMore.value.shipping).toBe(given.shipping)
  })
})

test('the order in which things were picked changes neither price nor refusal', () => {
  fc.assert(
    fc.property(catalogue, request, (products, asked) => {
      const reversed = { ...asked, items: asked.items.toReversed() }
      expect(quote(products, reversed)).toEqual(quote(products, asked))
    }),
  )
})

test('a price change is the only thing that changes a price: the hour of the day does not', () => {
  everyQuote((given, products, asked) => {
    const later = quote(products, { ...asked, now: new Date('2036-06-01T00:00:00Z') })
    expect(later).toMatchObject({ ok: true, value: { total: given.total, gst: given.gst } })
  })
})
