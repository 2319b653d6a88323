import { cents } from '#shop/money/cents.ts'
import type { Order } from './order.ts'
import type { orders } from './tables.server.ts'

export type OrderRow = typeof orders.$inferSelect

export function toOrder(row: OrderRow): Order {
  const { name, email, phone, address, city, state, postcode, notes } = row
  return {
    id: row.id,
    number: row.number,
    sessionId: row.sessionId,
    status: row.status,
    paymentId: row.paymentId,
    paymentStatus: row.paymentStatus,
    quote: row.quote,
    total: cents(row.totalCents),
    refunded: cents(row.refundedCents),
    method: row.method,
    customer: { name, email, phone, address, city, state, postcode, notes },
    payingTab: row.payingTab,
    payingSince: row.payingSince,
    buyNow: row.buyNow,
    holdReason: row.holdReason,
    invoiceNumber: row.invoiceNumber,
    carrier: row.carrier,
    tracking: row.tracking,
    dispatchedOn: row.dispatchedOn,
    stockTaken: row.stockTaken,
    createdAt: row.createdAt,
    paidAt: row.paidAt,
  }
}
