import type { Order } from '#shop/orders/order.ts'
import { adjustmentNotePaper, type Adjustment } from './adjustment-note-paper.ts'
import { invoicePaper, isInvoiced } from './invoice-paper.ts'
import type { Seller } from './seller.ts'
import { typeset } from './typesetter.server.ts'

/** The tax invoice as a PDF. Throws for an order that has none: ask `isInvoiced` first. */
export async function renderInvoice(order: Order, seller: Seller): Promise<Uint8Array> {
  if (!isInvoiced(order)) throw new Error(`Order ${order.number} has no invoice`)
  return typeset(invoicePaper(order, seller))
}

export async function renderAdjustmentNote(
  order: Order,
  adjustment: Adjustment,
  seller: Seller,
): Promise<Uint8Array> {
  if (!isInvoiced(order)) throw new Error(`Order ${order.number} has no invoice that could be adjusted`)
  return typeset(adjustmentNotePaper(order, adjustment, seller))
}
