import { toPriceText } from '#shop/money/price-text.ts'
import { gstInside } from '#shop/money/cents.ts'
import type { Order } from '#shop/orders/order.ts'
import { sydneyTime } from '#shop/shipping/sydney-time.ts'
import { quantityOf } from './order-words.ts'
import { csvLine } from './terminal/csv.ts'

type Value = string | number | null

/** Days are Sydney days: what the bookkeeper means. */
const COLUMNS: readonly (readonly [title: string, value: (order: Order) => Value])[] = [
  ['Order', (order) => order.number],
  ['Invoice', (order) => order.invoiceNumber],
  ['Paid on', ({ paidAt }) => paidAt && sydneyTime(paidAt).date],
  ['Status', (order) => order.status],
  ['Payment', (order) => order.paymentStatus],
  ['Quantity', quantityOf],
  ['Products', (order) => toPriceText(order.quote.productsTotal)],
  ['Shipping', (order) => toPriceText(order.quote.shipping)],
  ['Total', (order) => toPriceText(order.total)],
  ['GST', (order) => toPriceText(gstInside(order.total))],
  ['Refunded', (order) => toPriceText(order.refunded)],
  ['Method', (order) => order.method],
  ['Name', ({ customer }) => customer.name],
  ['E-mail', ({ customer }) => customer.email],
  ['Phone', ({ customer }) => customer.phone],
  ['Address', ({ customer }) => customer.address],
  ['City', ({ customer }) => customer.city],
  ['State', ({ customer }) => customer.state],
  ['Postcode', ({ customer }) => customer.postcode],
  ['Carrier', (order) => order.carrier],
  ['Tracking', (order) => order.tracking],
  ['Dispatched on', (order) => order.dispatchedOn],
  ['Payment reference', (order) => order.paymentId],
]

export async function* orderCsv(orders: AsyncIterable<Order>): AsyncGenerator<string> {
  yield csvLine(COLUMNS.map(([title]) => title))
  for await (const order of orders) yield csvLine(COLUMNS.map(([, value]) => value(order)))
}
