import * as z from 'zod/mini'
import { toPriceText } from '#shop/money/price-text.ts'
import { DeliveryMethod } from '#shop/shipping/delivery-method.ts'
import type { Quote } from './quote.ts'

const Price = z.string().check(z.regex(/^\d+\.\d{2}$/))
const CivilDateText = z.iso.date()

/** The answer of /api/quote, also part of the payment-session answers. */
export const QuoteJson = z.object({
  lines: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      quantity: z.int(),
      unitPrice: Price,
      lineTotal: Price,
    }),
  ),
  method: DeliveryMethod,
  postcode: z.nullable(z.string()),
  zone: z.nullable(z.enum(['sydney', 'interstate'])),
  productsTotal: Price,
  shipping: Price,
  gst: Price,
  total: Price,
  /** The total in cents, as the payment calls take it. */
  amount: z.int(),
  currency: z.literal('aud'),
  label: z.string(),
  estimate: z.string(),
  dates: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('delivery'),
      dispatchOn: CivilDateText,
      deliverFrom: CivilDateText,
      deliverBy: CivilDateText,
    }),
    z.object({ kind: z.literal('pickup'), readyOn: CivilDateText }),
  ]),
})
export type QuoteJson = z.infer<typeof QuoteJson>

export function toQuoteJson(quote: Quote): QuoteJson {
  const { lines, method, postcode, zone, currency, label, estimate, dates, total } = quote
  return {
    lines: lines.map((line) => ({
      productId: line.productId,
      name: line.name,
      quantity: line.quantity,
      unitPrice: toPriceText(line.unitPrice),
      lineTotal: toPriceText(line.lineTotal),
    })),
    method,
    postcode,
    zone,
    productsTotal: toPriceText(quote.productsTotal),
    shipping: toPriceText(quote.shipping),
    gst: toPriceText(quote.gst),
    total: toPriceText(total),
    amount: total,
    currency,
    label,
    estimate,
    dates,
  }
}
