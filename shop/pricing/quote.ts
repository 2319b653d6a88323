import { ok } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { addCents, gstInside } from '#shop/money/cents.ts'
import type { Cents } from '#shop/money/cents.ts'
import { priceDelivery } from './delivery-price.ts'
import type { DeliveryPrice, DeliveryRequest } from './delivery-price.ts'
import { priceLines } from './lines.ts'
import type { PricedProduct, QuoteLine, WantedItem } from './lines.ts'
import type { QuoteRefusal } from './refusal.ts'

export type QuoteRequest = DeliveryRequest & { readonly items: readonly WantedItem[] }

export type Quote = DeliveryPrice & {
  readonly lines: readonly QuoteLine[]
  readonly productsTotal: Cents
  /** Inside the total, not on top of it. */
  readonly gst: Cents
  readonly total: Cents
  readonly currency: 'aud'
}

/** THE one place where an amount is decided: pages show it, payments charge it, invoices and mails repeat it. */
export function quote(
  products: readonly PricedProduct[],
  request: QuoteRequest,
): Result<Quote, QuoteRefusal> {
  const lines = priceLines(products, request.items)
  if (!lines.ok) return lines
  const delivery = priceDelivery(request)
  if (!delivery.ok) return delivery
  const productsTotal = addCents(...lines.value.map((line) => line.lineTotal))
  const total = addCents(productsTotal, delivery.value.shipping)
  return ok({
    ...delivery.value,
    lines: lines.value,
    productsTotal,
    gst: gstInside(total),
    total,
    currency: 'aud',
  })
}
