import { fullName } from '#shop/catalogue/product.ts'
import { NO_MONEY } from '#shop/money/cents.ts'
import { formatAud } from '#shop/money/format-aud.ts'
import type { Order } from '#shop/orders/order.ts'
import { buyerLines } from './buyer-lines.ts'
import { issueDate } from './issue-date.ts'
import type { Column, Paper } from './paper.ts'
import { sellerLines, type Seller } from './seller.ts'

const COLUMNS: readonly Column[] = [
  { label: 'Description', share: 0.5, align: 'left' },
  { label: 'Quantity', share: 0.12, align: 'right' },
  { label: 'Unit price', share: 0.19, align: 'right' },
  { label: 'Amount', share: 0.19, align: 'right' },
]

const SAMPLE_NOTE =
  'This shop has no Australian Business Number yet. The paper shows what its tax invoice will look like; GST cannot be claimed with it.'

/** An order gets its invoice number with its payment; before, or where it was refunded unfulfilled, there is none. */
export type InvoicedOrder = Order & { readonly invoiceNumber: number; readonly paidAt: Date }

export const isInvoiced = (order: Order): order is InvoicedOrder =>
  order.invoiceNumber !== null && order.paidAt !== null

/** Everything the GST law asks of a tax invoice for $1,000 or more. */
export function invoicePaper(order: InvoicedOrder, seller: Seller): Paper {
  const { quote } = order
  const issued = issueDate(order.paidAt)
  return {
    title: seller.abn === null ? 'Sample, not a tax invoice' : 'Tax invoice',
    facts: [
      { label: 'Invoice number', value: String(order.invoiceNumber) },
      { label: 'Date of issue', value: issued },
      { label: 'Order', value: order.number },
    ],
    seller: sellerLines(seller),
    buyer: buyerLines(order),
    columns: COLUMNS,
    rows: [
      ...quote.lines.map((line) => [
        fullName(line),
        String(line.quantity),
        formatAud(line.unitPrice),
        formatAud(line.lineTotal),
      ]),
      [quote.label, '1', formatAud(quote.shipping), formatAud(quote.shipping)],
    ],
    totals: [
      { label: 'Total price including GST', value: formatAud(order.total), strong: true },
      { label: 'GST included in the total', value: formatAud(quote.gst) },
      { label: `Paid on ${issued}`, value: formatAud(order.total) },
      { label: 'Amount due', value: formatAud(NO_MONEY) },
    ],
    notes: [
      'All amounts are in Australian dollars. Every item on this invoice is taxable, and its price includes 10% GST.',
      ...(seller.abn === null ? [SAMPLE_NOTE] : []),
    ],
  }
}
